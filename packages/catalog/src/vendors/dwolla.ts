import type { Vendor } from '../vendor.ts';

export const dwolla: Vendor = {
  slug: 'dwolla',
  name: 'Dwolla',
  category: 'payments',
  statusPageUrl: 'https://status.dwolla.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.dwolla.com' }, { host: 'api-sandbox.dwolla.com' }, { suffix: 'dwolla.com' }],
  packages: {
    generic: [{ prefix: 'env:DWOLLA_', class: 'B' }],
    nuget: [{ name: 'Dwolla.Client' }],
    composer: [{ name: 'dwolla/dwollaswagger' }, { name: 'dwolla/dwollaphp' }],
    gem: [{ name: 'dwolla_swagger', class: 'C' }, { name: 'dwolla_v2' }],
    npm: [{ name: 'react-dwolla-iav', class: 'C' }, { name: 'dwolla-node' }, { name: 'dwolla' }, { name: 'dwolla-v2' }],
    pypi: [{ name: 'dwollav2' }],
  },
  sources: ['https://developers.dwolla.com', 'https://status.dwolla.com', 'known'],
};
