import type { Vendor } from '../vendor.ts';

export const tango: Vendor = {
  slug: 'tango',
  name: 'Tango Card',
  category: 'payments',
  statusPageUrl: null,
  hosts: [{ host: 'api.tangocard.com' }, { host: 'integration-api.tangocard.com' }, { suffix: 'tangocard.com' }],
  packages: {},
  sources: ['https://developers.tangocard.com', 'known'],
};
