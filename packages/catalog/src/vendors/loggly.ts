import type { Vendor } from '../vendor.ts';

export const loggly: Vendor = {
  slug: 'loggly',
  name: 'Loggly',
  category: 'monitoring',
  statusPageUrl: 'https://status.loggly.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'logs-01.loggly.com' }, { suffix: 'loggly.com' }],
  packages: {
    docker: [{ name: 'sendgridlabs/loggly-docker', class: 'G' }],
    cocoapods: [{ name: 'LogglyLogger-CocoaLumberjack' }],
    golang: [
      { module: 'github.com/sebest/logrusly', class: 'C' },
      { module: 'github.com/segmentio/go-loggly', class: 'C' },
    ],
    maven: [{ name: 'org.logback-extensions:logback-ext-loggly', class: 'C' }],
    generic: [{ prefix: 'env:LOGGLY_', class: 'B' }],
    gem: [{ name: 'logglier' }],
    npm: [
      { name: 'loggly' },
      { name: 'bunyan-loggly', class: 'C' },
      { name: 'loggly-jslogger' },
      { name: 'winston-loggly', class: 'C' },
      { name: 'node-loggly-bulk', class: 'C' },
      { name: 'winston-loggly-bulk', class: 'C' },
    ],
    nuget: [
      { name: 'Loggly.Config' },
      { name: 'log4net.loggly', class: 'C' },
      { name: 'Serilog.Sinks.Loggly', class: 'C' },
      { name: 'log4net-loggly' },
      { name: 'NLog.Targets.Loggly', class: 'C' },
      { name: 'loggly-csharp' },
    ],
    pypi: [{ name: 'loggly-python-handler' }],
  },
  sources: ['https://documentation.solarwinds.com/en/success_center/loggly', 'https://status.loggly.com', 'known'],
};
