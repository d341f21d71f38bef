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
    { suffix: 'eu.newrelic.com' },
    { suffix: 'nr-data.net' },
  ],
  packages: {
    cocoapods: [{ name: 'NewRelicAgent' }],
    docker: [{ name: 'newrelic/infrastructure', class: 'G' }],
    gem: [{ name: 'newrelic_rpm' }],
    githubactions: [{ name: 'newrelic/deployment-marker-action', class: 'G' }],
    golang: [{ module: 'github.com/newrelic/go-agent' }],
    hex: [{ name: 'new_relic_agent' }],
    maven: [
      { name: 'io.micrometer:micrometer-registry-new-relic', class: 'C' },
      { name: 'com.newrelic.agent.java:newrelic-api' },
      { group: 'com.newrelic.agent.android' },
    ],
    npm: [
      { name: 'nestjs-newrelic', class: 'C' },
      { name: 'newrelic' },
      { name: '@newrelic/browser-agent' },
      { name: '@newrelic/next' },
    ],
    nuget: [{ name: 'NewRelic.Agent.Api' }],
    pub: [{ name: 'newrelic_mobile' }],
    pypi: [{ name: 'newrelic' }],
    swift: [{ name: 'github.com/newrelic/newrelic-ios-agent-spm' }],
    terraform: [{ name: 'newrelic/newrelic', class: 'G' }],
  },
  sources: ['https://docs.newrelic.com', 'https://status.newrelic.com', 'known'],
};
