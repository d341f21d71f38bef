import type { Vendor } from '../vendor.ts';

export const avalara: Vendor = {
  slug: 'avalara',
  name: 'Avalara',
  category: 'payments',
  statusPageUrl: 'https://status.avalara.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'rest.avatax.com' },
    { host: 'sandbox-rest.avatax.com' },
    { suffix: 'avatax.com' },
    { suffix: 'avalara.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/avalara/AvaTax-REST-V2-Go-SDK', class: 'C' }],
    generic: [{ prefix: 'env:AVALARA_', class: 'B' }],
    maven: [{ group: 'net.avalara.avatax' }],
    composer: [{ prefix: 'avalara/' }, { name: 'avalara/avataxclient' }],
    gem: [{ name: 'avatax' }],
    npm: [{ name: 'avatax' }],
    nuget: [{ name: 'Avalara.AvaTax' }],
    pypi: [{ name: 'Avalara' }],
  },
  sources: ['https://developer.avalara.com', 'https://status.avalara.com', 'known'],
};
