import type { Vendor } from '../vendor.ts';

export const datadog: Vendor = {
  slug: 'datadog',
  name: 'Datadog',
  category: 'monitoring',
  statusPageUrl: 'https://status.datadoghq.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.datadoghq.com' },
    { suffix: 'datadoghq.com' },
    { suffix: 'datadoghq.eu' },
    { suffix: 'us3.datadoghq.com' },
    { suffix: 'us5.datadoghq.com' },
    { suffix: 'ap1.datadoghq.com' },
    { suffix: 'ddog-gov.com' },
  ],
  packages: {
    composer: [{ name: 'datadog/dd-trace' }],
    gem: [{ name: 'datadog' }, { name: 'ddtrace' }, { name: 'dogstatsd-ruby' }],
    golang: [{ module: 'github.com/DataDog/dd-trace-go' }, { module: 'github.com/DataDog/datadog-go' }],
    maven: [{ name: 'com.datadoghq:dd-trace-api' }, { name: 'com.datadoghq:datadog-api-client' }],
    npm: [
      { name: 'dd-trace' },
      { name: '@datadog/browser-rum' },
      { name: '@datadog/datadog-api-client' },
      { name: '@datadog/browser-logs' },
      { name: '@datadog/browser-rum-slim' },
      { name: '@datadog/mobile-react-native' },
    ],
    nuget: [{ name: 'Datadog.Trace' }],
    pypi: [{ name: 'ddtrace' }, { name: 'datadog' }, { name: 'datadog-api-client' }],
    terraform: [{ name: 'datadog/datadog', class: 'G' }],
  },
  sources: ['https://status.datadoghq.com', 'known'],
};
