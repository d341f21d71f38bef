import type { Vendor } from '../vendor.ts';

export const papertrail: Vendor = {
  slug: 'papertrail',
  name: 'Papertrail',
  category: 'monitoring',
  statusPageUrl: 'https://www.papertrailstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'papertrailapp.com' }, { suffix: 'papertrailapp.com' }, { suffix: 'papertrail.com' }],
  packages: {
    maven: [{ name: 'com.papertrailapp:logback-syslog4j', class: 'C' }],
    pypi: [{ name: 'dagster-papertrail', class: 'C' }],
    generic: [{ prefix: 'env:PAPERTRAIL_', class: 'B' }],
    gem: [{ name: 'remote_syslog_logger' }],
    npm: [
      { name: 'pino-papertrail', class: 'C' },
      { name: 'winston-papertrail', class: 'C' },
    ],
  },
  sources: ['https://www.papertrail.com/help', 'https://www.papertrailstatus.com', 'known'],
};
