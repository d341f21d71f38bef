import type { Vendor } from '../vendor.ts';

export const splunk: Vendor = {
  slug: 'splunk',
  name: 'Splunk Cloud',
  category: 'monitoring',
  statusPageUrl: 'https://status.splunkcloud.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'splunkcloud.com' }],
  pages: [
    {
      key: 'observability',
      name: 'Observability Cloud',
      statusPageUrl: 'https://status.signalfx.com',
      hosts: [{ suffix: 'signalfx.com' }],
    },
  ],
  packages: {
    swift: [{ name: 'github.com/signalfx/splunk-otel-ios' }],
    cocoapods: [{ name: 'SplunkOtel', class: 'B' }],
    golang: [{ module: 'github.com/signalfx/golib' }],
    generic: [{ prefix: 'env:SPLUNK_', class: 'B' }],
    gem: [{ name: 'splunk-sdk-ruby' }],
    maven: [{ name: 'com.splunk:splunk-otel-android' }, { name: 'com.splunk:splunk' }],
    npm: [
      { name: '@splunk/otel-web' },
      { name: '@splunk/otel' },
      { name: 'winston-splunk', class: 'C' },
      { name: 'splunk-logging' },
    ],
    nuget: [{ name: 'Serilog.Sinks.Splunk', class: 'C' }, { name: 'Splunk.Client' }],
    pypi: [
      { name: 'signalfx' },
      { name: 'splunk-opentelemetry', class: 'B' },
      { name: 'splunk-handler', class: 'B' },
      { name: 'splunk-hec-handler', class: 'B' },
      { name: 'splunk-sdk' },
    ],
  },
  sources: ['https://docs.splunk.com', 'https://status.splunkcloud.com', 'known'],
};
