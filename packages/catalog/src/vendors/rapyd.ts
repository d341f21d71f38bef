import type { Vendor } from '../vendor.ts';

export const rapyd: Vendor = {
  slug: 'rapyd',
  name: 'Rapyd',
  category: 'payments',
  statusPageUrl: 'https://status.rapyd.net',
  hosts: [{ host: 'api.rapyd.net' }, { host: 'sandboxapi.rapyd.net' }, { suffix: 'rapyd.net' }],
  packages: {},
  sources: ['https://docs.rapyd.net', 'known'],
};
