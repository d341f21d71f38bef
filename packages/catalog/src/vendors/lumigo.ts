import type { Vendor } from '../vendor.ts';

export const lumigo: Vendor = {
  slug: 'lumigo',
  name: 'Lumigo',
  category: 'monitoring',
  statusPageUrl: 'https://status.lumigo.io',
  hosts: [{ suffix: 'golumigo.com' }, { suffix: 'lumigo-tracer-edge.golumigo.com' }, { suffix: 'lumigo.io' }],
  packages: {
    generic: [{ prefix: 'env:LUMIGO_', class: 'B' }],
    npm: [
      { name: '@lumigo/node-core' },
      { name: 'lumigo-cli', class: 'G' },
      { name: 'serverless-lumigo', class: 'G' },
      { name: '@lumigo/tracer' },
      { name: '@lumigo/opentelemetry' },
    ],
    pypi: [{ name: 'lumigo-tracer' }, { name: 'lumigo-opentelemetry' }],
  },
  sources: ['https://docs.lumigo.io'],
};
