import type { Vendor } from '../vendor.ts';

export const vero: Vendor = {
  slug: 'vero',
  name: 'Vero',
  category: 'marketing',
  statusPageUrl: 'https://status.getvero.com',
  hosts: [{ host: 'api.getvero.com' }, { suffix: 'getvero.com' }],
  packages: { gem: [{ name: 'vero' }] },
  sources: ['https://developers.getvero.com', 'known'],
};
