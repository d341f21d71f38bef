import type { Vendor } from '../vendor.ts';

export const hyperdx: Vendor = {
  slug: 'hyperdx',
  name: 'HyperDX',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ host: 'in.hyperdx.io' }, { host: 'in-otel.hyperdx.io' }, { suffix: 'hyperdx.io' }],
  packages: {
    npm: [
      { name: '@hyperdx/cli', class: 'G' },
      { name: '@hyperdx/otel-web-session-recorder', class: 'B' },
      { name: '@hyperdx/node-logger', class: 'B' },
      { name: '@hyperdx/otel-web', class: 'B' },
      { name: '@hyperdx/node-opentelemetry', class: 'B' },
      { name: '@hyperdx/browser', class: 'B' },
    ],
    pypi: [{ name: 'hyperdx-opentelemetry', class: 'B' }],
  },
  sources: ['https://www.hyperdx.io/docs'],
};
