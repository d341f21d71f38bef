import type { Vendor } from '../vendor.ts';

export const acuityScheduling: Vendor = {
  slug: 'acuity-scheduling',
  name: 'Acuity Scheduling',
  category: 'productivity',
  statusPageUrl: 'https://status.acuityscheduling.com',
  hosts: [{ host: 'acuityscheduling.com' }, { suffix: 'acuityscheduling.com' }],
  packages: {
    generic: [
      { prefix: 'env:ACUITYSCHEDULING_', class: 'B' },
      { prefix: 'env:ACUITY_SCHEDULING_', class: 'B' },
    ],
    composer: [{ name: 'acuityscheduling/acuityscheduling' }],
    npm: [{ name: 'acuityscheduling' }],
  },
  sources: ['https://developers.acuityscheduling.com', 'known'],
};
