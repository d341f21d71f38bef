import type { Vendor } from '../vendor.ts';

export const loggly: Vendor = {
  slug: 'loggly',
  name: 'Loggly',
  category: 'monitoring',
  statusPageUrl: 'https://status.loggly.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'logs-01.loggly.com' }, { suffix: 'loggly.com' }],
  packages: {
    gem: [{ name: 'logglier' }],
    npm: [
      { name: 'node-loggly-bulk', class: 'C' },
      { name: 'winston-loggly-bulk', class: 'C' },
    ],
    nuget: [{ name: 'loggly-csharp' }],
    pypi: [{ name: 'loggly-python-handler' }],
  },
  sources: ['https://documentation.solarwinds.com/en/success_center/loggly', 'https://status.loggly.com', 'known'],
};
