import type { Vendor } from '../vendor.ts';

export const arize: Vendor = {
  slug: 'arize',
  name: 'Arize',
  category: 'ai',
  statusPageUrl: 'https://status.arize.com',
  hosts: [
    { host: 'app.phoenix.arize.com' },
    { host: 'otlp.arize.com' },
    { host: 'app.arize.com' },
    { host: 'api.arize.com' },
    { suffix: 'arize.com' },
  ],
  packages: {
    npm: [
      { name: '@arizeai/phoenix-client', class: 'B' },
      { name: '@arizeai/ax-client' },
      { name: '@mastra/arize', class: 'C' },
    ],
    generic: [{ prefix: 'env:ARIZE_', class: 'B' }],
    pypi: [
      { name: 'arize-ax-airflow-provider', class: 'C' },
      { name: 'arize-phoenix-otel', class: 'B' },
      { name: 'arize-phoenix-client', class: 'B' },
      { name: 'arize' },
      { name: 'arize-otel' },
    ],
  },
  sources: ['https://arize.com/docs'],
};
