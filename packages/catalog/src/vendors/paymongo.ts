import type { Vendor } from '../vendor.ts';

export const paymongo: Vendor = {
  slug: 'paymongo',
  name: 'PayMongo',
  category: 'payments',
  statusPageUrl: 'https://status.paymongo.com',
  hosts: [{ host: 'api.paymongo.com' }, { suffix: 'paymongo.com' }],
  packages: { npm: [{ name: 'paymongo-node' }], composer: [{ name: 'oozman/omnipay-paymongo', class: 'C' }] },
  sources: ['https://developers.paymongo.com/docs'],
};
