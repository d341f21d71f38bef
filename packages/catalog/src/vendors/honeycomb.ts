import type { Vendor } from '../vendor.ts';

export const honeycomb: Vendor = {
  slug: 'honeycomb',
  name: 'Honeycomb',
  category: 'monitoring',
  statusPageUrl: 'https://status.honeycomb.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.honeycomb.io' }, { host: 'api.eu1.honeycomb.io' }, { suffix: 'honeycomb.io' }],
  packages: {
    generic: [
      { prefix: 'helm/honeycombio.github.io/helm-charts/', class: 'G' },
      { prefix: 'ansible/honeycombio.', class: 'G' },
      { prefix: 'circleci/honeycombio/', class: 'G' },
      { name: 'helm/honeycomb', class: 'G' },
    ],
    githubactions: [
      { prefix: 'honeycombio/', class: 'G' },
      { name: 'kvrhdn/gha-buildevents', class: 'G' },
    ],
    docker: [
      { prefix: 'ghcr.io/honeycombio/', class: 'G' },
      { prefix: 'honeycombio/', class: 'G' },
    ],
    hex: [
      { name: 'opencensus_honeycomb', class: 'C' },
      { name: 'opentelemetry_honeycomb', class: 'C' },
    ],
    swift: [{ name: 'github.com/honeycombio/honeycomb-opentelemetry-swift' }],
    cargo: [{ name: 'tracing-honeycomb', class: 'C' }, { name: 'libhoney-rust' }],
    gem: [{ name: 'libhoney' }, { name: 'honeycomb-beeline' }],
    golang: [
      { module: 'github.com/honeycombio/terraform-provider-honeycombio', class: 'G' },
      { module: 'github.com/honeycombio/honeytail' },
      { module: 'github.com/honeycombio/honeycomb-opentelemetry-go' },
      { module: 'github.com/honeycombio/beeline-go' },
      { module: 'github.com/honeycombio/libhoney-go' },
    ],
    maven: [
      { name: 'io.honeycomb.beeline:beeline-core' },
      { name: 'io.honeycomb.libhoney:libhoney-java' },
      { name: 'io.honeycomb:honeycomb-opentelemetry-sdk' },
    ],
    npm: [
      { name: 'honeycomb-beeline' },
      { name: '@honeycombio/opentelemetry-web' },
      { name: '@honeycombio/opentelemetry-node' },
      { name: 'libhoney' },
    ],
    nuget: [
      { prefix: 'Honeycomb.' },
      { name: 'Honeycomb.Serilog.Sink', class: 'C' },
      { name: 'Honeycomb.OpenTelemetry' },
    ],
    pypi: [
      { name: 'honeycomb-api', class: 'C' },
      { name: 'honeycomb-beeline' },
      { name: 'honeycomb-opentelemetry' },
      { name: 'libhoney' },
    ],
    terraform: [{ name: 'honeycombio/honeycombio', class: 'G' }],
  },
  sources: ['https://docs.honeycomb.io', 'https://status.honeycomb.io', 'known'],
};
