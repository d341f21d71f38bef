import type { Vendor } from '../vendor.ts';

export const boldsign: Vendor = {
  slug: 'boldsign',
  name: 'BoldSign',
  category: 'documents',
  statusPageUrl: 'https://status.boldsign.com',
  hosts: [{ host: 'api.boldsign.com' }, { suffix: 'boldsign.com' }],
  packages: {
    generic: [{ prefix: 'env:BOLDSIGN_', class: 'B' }],
    npm: [{ name: 'boldsign' }],
    nuget: [{ name: 'BoldSign.Api' }],
    pypi: [{ name: 'boldsign' }],
  },
  sources: ['https://developers.boldsign.com', 'known'],
};
