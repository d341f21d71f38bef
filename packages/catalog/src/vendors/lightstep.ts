import type { Vendor } from '../vendor.ts';

export const lightstep: Vendor = {
  slug: 'lightstep',
  name: 'ServiceNow Cloud Observability (Lightstep)',
  category: 'monitoring',
  statusPageUrl: 'https://status.lightstep.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'ingest.lightstep.com' }, { host: 'api.lightstep.com' }, { suffix: 'lightstep.com' }],
  packages: {
    docker: [{ prefix: 'lightstep/', class: 'G' }],
    terraform: [{ name: 'lightstep/lightstep', class: 'G' }],
    generic: [
      { name: 'helm/lightstep', class: 'G' },
      { prefix: 'env:LIGHTSTEP_', class: 'B' },
    ],
    gem: [{ name: 'lightstep' }],
    golang: [
      { module: 'github.com/lightstep/otel-launcher-go' },
      { module: 'github.com/lightstep/lightstep-tracer-go' },
    ],
    npm: [{ name: 'lightstep-opentelemetry-launcher-node' }, { name: 'lightstep-tracer' }],
    nuget: [{ name: 'LightStep' }],
    pypi: [{ name: 'opentelemetry-launcher' }, { name: 'lightstep' }],
  },
  sources: ['https://docs.lightstep.com', 'https://status.lightstep.com', 'known'],
};
