import type { Vendor } from '../vendor.ts';

export const clockify: Vendor = {
  slug: 'clockify',
  name: 'Clockify',
  category: 'productivity',
  statusPageUrl: null,
  hosts: [{ host: 'api.clockify.me' }, { host: 'reports.api.clockify.me' }, { suffix: 'clockify.me' }],
  packages: {
    pypi: [
      { name: 'tap-clockify', class: 'C' },
      { name: 'airbyte-source-clockify', class: 'C' },
    ],
  },
  sources: ['https://docs.clockify.me', 'known'],
};
