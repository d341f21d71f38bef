import type { Vendor } from '../vendor.ts';

export const papertrail: Vendor = {
  slug: 'papertrail',
  name: 'Papertrail',
  category: 'monitoring',
  statusPageUrl: 'https://www.papertrailstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'papertrailapp.com' }, { suffix: 'papertrailapp.com' }, { suffix: 'papertrail.com' }],
  packages: {
    docker: [{ name: 'papertrail/remote_syslog2', class: 'G' }],
    cocoapods: [{ name: 'PaperTrailLumberjack', class: 'C' }],
    golang: [
      { module: 'gopkg.in/polds/logrus-papertrail-hook.v2', class: 'C' },
      { module: 'github.com/polds/logrus-papertrail-hook', class: 'C' },
    ],
    hex: [{ name: 'logger_papertrail_backend', class: 'C' }],
    maven: [{ name: 'com.papertrailapp:logback-syslog4j', class: 'C' }],
    pypi: [{ name: 'dagster-papertrail', class: 'C' }],
    generic: [{ prefix: 'env:PAPERTRAIL_', class: 'B' }],
    gem: [{ name: 'papertrail-cli', class: 'G' }, { name: 'remote_syslog_logger' }],
    npm: [
      { name: 'winston-3-papertrail', class: 'C' },
      { name: 'pino-papertrail', class: 'C' },
      { name: 'winston-papertrail', class: 'C' },
    ],
  },
  sources: ['https://www.papertrail.com/help', 'https://www.papertrailstatus.com', 'known'],
};
