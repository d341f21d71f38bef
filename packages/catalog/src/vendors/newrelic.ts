import type { Vendor } from '../vendor.ts';

export const newrelic: Vendor = {
  slug: 'newrelic',
  name: 'New Relic',
  category: 'monitoring',
  statusPageUrl: 'https://status.newrelic.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.newrelic.com' },
    { host: 'collector.newrelic.com' },
    { host: 'log-api.newrelic.com' },
    { host: 'metric-api.newrelic.com' },
    { host: 'trace-api.newrelic.com' },
    { host: 'insights-collector.newrelic.com' },
    { suffix: 'nr-data.net' },
  ],
  packages: {
    composer: [{ name: 'newrelic/newrelic-php-agent' }],
    gem: [{ name: 'newrelic_rpm' }],
    golang: [{ module: 'github.com/newrelic/go-agent' }],
    maven: [{ name: 'com.newrelic.agent.java:newrelic-api' }, { group: 'com.newrelic.agent.android' }],
    npm: [{ name: 'newrelic' }, { name: '@newrelic/browser-agent' }, { name: '@newrelic/next' }],
    nuget: [{ name: 'NewRelic.Agent.Api' }],
    pypi: [{ name: 'newrelic' }],
    terraform: [{ name: 'newrelic/newrelic', class: 'G' }],
  },
  sources: ['https://status.newrelic.com', 'known'],
};
