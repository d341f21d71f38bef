import type { Vendor } from '../vendor.ts';

export const retell: Vendor = {
  slug: 'retell',
  name: 'Retell AI',
  category: 'ai',
  statusPageUrl: 'https://status.retellai.com',
  hosts: [{ host: 'api.retellai.com' }, { suffix: 'retellai.com' }],
  packages: {
    generic: [{ prefix: 'env:RETELL_', class: 'B' }],
    npm: [{ name: 'retell-sdk' }, { name: 'retell-client-js-sdk' }],
    pypi: [{ name: 'retell-sdk' }],
  },
  sources: ['https://docs.retellai.com'],
};
