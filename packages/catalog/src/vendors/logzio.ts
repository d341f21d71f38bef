import type { Vendor } from '../vendor.ts';

export const logzio: Vendor = {
  slug: 'logzio',
  name: 'Logz.io',
  category: 'monitoring',
  statusPageUrl: 'https://status.logz.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'listener.logz.io' }, { host: 'api.logz.io' }, { suffix: 'logz.io' }],
  packages: {
    docker: [{ prefix: 'logzio/', class: 'G' }],
    generic: [
      { prefix: 'helm/logzio.github.io/logzio-helm/', class: 'G' },
      { prefix: 'helm/logzio-', class: 'G' },
      { prefix: 'env:LOGZIO_', class: 'B' },
    ],
    terraform: [{ name: 'logzio/logzio', class: 'G' }],
    gem: [{ name: 'logzio' }],
    golang: [
      { module: 'github.com/logzio/logzio_terraform_client', class: 'C' },
      { module: 'github.com/logzio/logzio-go' },
    ],
    maven: [
      { name: 'io.logz.log4j2:logzio-log4j2-appender' },
      { name: 'io.logz.logback:logzio-logback-appender' },
      { name: 'io.logz.sender:logzio-sender' },
    ],
    npm: [{ name: 'winston-logzio' }, { name: 'logzio-nodejs' }],
    nuget: [
      { prefix: 'Logzio.DotNet.' },
      { name: 'Logzio.DotNet.Log4net' },
      { name: 'Serilog.Sinks.Logz.Io', class: 'C' },
      { name: 'Logzio.DotNet.NLog' },
    ],
    pypi: [{ name: 'logzio-python-handler' }],
  },
  sources: ['https://docs.logz.io', 'https://status.logz.io', 'known'],
};
