import type { Vendor } from '../vendor.ts';

export const beehiiv: Vendor = {
  slug: 'beehiiv',
  name: 'beehiiv',
  category: 'email',
  statusPageUrl: 'https://www.beehiivstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.beehiiv.com' }, { suffix: 'beehiiv.com' }],
  packages: { npm: [{ name: '@beehiiv/sdk' }] },
  sources: ['https://developers.beehiiv.com', 'https://status.beehiiv.com', 'known'],
};
