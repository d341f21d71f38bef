import type { Vendor } from '../vendor.ts';

export const grafanaCloud: Vendor = {
  slug: 'grafana-cloud',
  name: 'Grafana Cloud',
  category: 'monitoring',
  statusPageUrl: 'https://status.grafana.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'grafana.net' }, { host: 'grafana.com' }, { suffix: 'grafana.com' }],
  packages: {
    generic: [
      { prefix: 'env:GRAFANACLOUD_', class: 'B' },
      { prefix: 'env:GRAFANA_CLOUD_', class: 'B' },
    ],
    golang: [{ module: 'github.com/grafana/grafana-api-golang-client', class: 'B' }],
    npm: [
      { name: '@grafana/faro-react', class: 'B' },
      { name: '@grafana/faro-web-tracing', class: 'B' },
      { name: '@grafana/faro-web-sdk', class: 'B' },
    ],
    terraform: [{ name: 'grafana/grafana', class: 'G' }],
  },
  sources: ['https://grafana.com/docs/grafana-cloud', 'https://status.grafana.com', 'known'],
};
