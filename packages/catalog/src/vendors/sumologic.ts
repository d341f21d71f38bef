import type { Vendor } from '../vendor.ts';

export const sumologic: Vendor = {
  slug: 'sumologic',
  name: 'Sumo Logic',
  category: 'monitoring',
  statusPageUrl: 'https://status.sumologic.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/5ea1c7ba3f2f1604b93ca38e',
    options: { page: 'https://status.sumologic.com' },
  },
  hosts: [{ host: 'api.sumologic.com' }, { suffix: 'sumologic.com' }],
  packages: {
    docker: [
      { prefix: 'sumologic/', class: 'G' },
      { prefix: 'public.ecr.aws/sumologic/', class: 'G' },
    ],
    gem: [{ name: 'fluent-plugin-sumologic_output', class: 'C' }],
    maven: [
      { name: 'com.sumologic.plugins.log4j:sumologic-log4j-appender' },
      { name: 'com.sumologic.plugins.log4j:sumologic-log4j2-appender', class: 'C' },
      { name: 'com.sumologic.plugins.logback:sumologic-logback-appender', class: 'C' },
    ],
    generic: [
      { prefix: 'ansible/sumologic.', class: 'G' },
      { prefix: 'helm/sumologic.github.io/sumologic-kubernetes-collection/', class: 'G' },
      { prefix: 'circleci/sumologic/', class: 'G' },
      { prefix: 'helm/sumologic-', class: 'G' },
      { name: 'helm/sumologic', class: 'G' },
      { prefix: 'env:SUMOLOGIC_', class: 'B' },
    ],
    nuget: [
      { name: 'SumoLogic.Logging.Log4Net' },
      { name: 'SumoLogic.Logging.NLog' },
      { name: 'Serilog.Sinks.SumoLogic', class: 'C' },
      { name: 'SumoLogic.Logging.Serilog' },
    ],
    npm: [
      { name: 'logs-to-sumologic', class: 'C' },
      { name: 'winston-sumologic-transport', class: 'C' },
    ],
    pypi: [
      { name: 'sumologic-appclient-sdk', class: 'C' },
      { name: 'sumologiccse', class: 'C' },
      { name: 'sumologic-sdk' },
    ],
    terraform: [
      { name: 'hashicorp/sumologic', class: 'G' },
      { name: 'sumologic/sumologic', class: 'G' },
    ],
  },
  sources: ['https://help.sumologic.com', 'https://status.sumologic.com', 'known'],
};
