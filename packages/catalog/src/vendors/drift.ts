import type { Vendor } from '../vendor.ts';

export const drift: Vendor = {
  slug: 'drift',
  name: 'Drift',
  category: 'messaging',
  statusPageUrl: 'https://status.drift.com',
  hosts: [
    { host: 'driftapi.com' },
    { host: 'js.driftt.com' },
    { suffix: 'driftapi.com' },
    { suffix: 'driftt.com' },
    { suffix: 'drift.com' },
  ],
  packages: {
    npm: [{ name: 'react-driftjs', class: 'C' }],
    pypi: [{ name: 'airbyte-source-drift', class: 'C' }],
  },
  sources: ['https://devdocs.drift.com/docs', 'known'],
};
