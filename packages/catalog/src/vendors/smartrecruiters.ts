import type { Vendor } from '../vendor.ts';

export const smartrecruiters: Vendor = {
  slug: 'smartrecruiters',
  name: 'SmartRecruiters',
  category: 'hr',
  statusPageUrl: 'https://status.smartrecruiters.com',
  hosts: [{ host: 'api.smartrecruiters.com' }, { suffix: 'smartrecruiters.com' }],
  packages: {},
  sources: ['https://developers.smartrecruiters.com', 'known'],
};
