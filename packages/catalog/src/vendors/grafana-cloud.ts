import type { Vendor } from '../vendor.ts';

export const grafanaCloud: Vendor = {
  slug: 'grafana-cloud',
  name: 'Grafana Cloud',
  category: 'monitoring',
  statusPageUrl: 'https://status.grafana.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'grafana.net' }, { host: 'grafana.com' }, { suffix: 'grafana.com' }],
  packages: {
    docker: [
      { name: 'grafana/pdc-agent', class: 'G' },
      { name: 'grafana/synthetic-monitoring-agent', class: 'G' },
    ],
    generic: [
      { name: 'helm/pdc-agent', class: 'G' },
      { name: 'helm/grafana-cloud-onboarding', class: 'G' },
      { name: 'ansible/grafana.grafana', class: 'G' },
      { prefix: 'env:GRAFANACLOUD_', class: 'B' },
      { prefix: 'env:GRAFANA_CLOUD_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/grafana/pyroscope-go', class: 'F' },
      { module: 'github.com/grafana/fleet-management-api' },
      { module: 'github.com/grafana/synthetic-monitoring-agent' },
      { module: 'github.com/grafana/synthetic-monitoring-api-go-client' },
      { module: 'github.com/grafana/slo-openapi-client' },
      { module: 'github.com/grafana/machine-learning-go-client' },
      { module: 'github.com/grafana/k6-cloud-openapi-client-go' },
      { module: 'github.com/grafana/grafana-asserts-public-clients' },
      { module: 'github.com/grafana/grafana-com-public-clients' },
      { module: 'github.com/grafana/amixr-api-go-client' },
      { module: 'github.com/grafana/grafana-api-golang-client', class: 'B' },
    ],
    npm: [
      { name: 'pino-loki', class: 'B' },
      { name: '@grafana/faro-react', class: 'B' },
      { name: '@grafana/faro-web-tracing', class: 'B' },
      { name: '@grafana/faro-web-sdk', class: 'B' },
    ],
    terraform: [
      { name: 'hashicorp/grafana', class: 'G' },
      { name: 'grafana/grafana', class: 'G' },
    ],
  },
  sources: ['https://grafana.com/docs/grafana-cloud', 'https://status.grafana.com', 'known'],
};
