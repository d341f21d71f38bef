import type { Vendor } from '../vendor.ts';

export const omnisend: Vendor = {
  slug: 'omnisend',
  name: 'Omnisend',
  category: 'email',
  statusPageUrl: 'https://status.omnisend.com',
  hosts: [
    { host: 'api.omnisend.com' },
    { suffix: 'omnisend.com' },
    { suffix: 'omnisnippet1.com' },
    { suffix: 'omnisendlink.com' },
  ],
  packages: {
    pypi: [{ name: 'airbyte-source-omnisend', class: 'C' }],
  },
  sources: ['https://api-docs.omnisend.com', 'known'],
};
