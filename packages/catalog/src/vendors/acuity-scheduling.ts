import type { Vendor } from '../vendor.ts';

export const acuityScheduling: Vendor = {
  slug: 'acuity-scheduling',
  name: 'Acuity Scheduling',
  category: 'productivity',
  statusPageUrl: null,
  hosts: [{ host: 'acuityscheduling.com' }, { suffix: 'acuityscheduling.com' }],
  packages: { composer: [{ name: 'acuityscheduling/acuityscheduling' }], npm: [{ name: 'acuityscheduling' }] },
  sources: ['https://developers.acuityscheduling.com', 'known'],
};
