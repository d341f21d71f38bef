import type { Vendor } from '../vendor.ts';

export const highlight: Vendor = {
  slug: 'highlight',
  name: 'Highlight.io',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ host: 'pub.highlight.run' }, { host: 'pub.highlight.io' }, { suffix: 'highlight.io' }],
  packages: {
    cargo: [{ name: 'highlightio' }],
    npm: [
      { name: '@highlight-run/opentelemetry-sdk-workers' },
      { name: '@highlight-run/pino' },
      { name: '@highlight-run/remix' },
      { name: '@highlight-run/nest' },
      { name: '@highlight-run/cloudflare' },
      { name: '@highlight-run/react' },
      { name: '@highlight-run/node' },
      { name: '@highlight-run/next' },
      { name: 'highlight.run' },
    ],
    pypi: [{ name: 'highlight-io' }],
  },
  sources: ['https://www.highlight.io/docs', 'known'],
};
