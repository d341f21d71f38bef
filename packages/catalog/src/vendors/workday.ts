import type { Vendor } from '../vendor.ts';

export const workday: Vendor = {
  slug: 'workday',
  name: 'Workday',
  category: 'hr',
  statusPageUrl: null,
  hosts: [{ suffix: 'myworkdayjobs.com' }, { suffix: 'workday.com' }, { suffix: 'myworkday.com' }],
  packages: {
    maven: [{ name: 'org.apache.nifi:nifi-workday-processors', class: 'C' }],
    pypi: [{ name: 'tap-workday-raas', class: 'C' }],
  },
  sources: ['https://community.workday.com'],
};
