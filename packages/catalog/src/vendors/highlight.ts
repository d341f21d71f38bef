import type { Vendor } from '../vendor.ts';

export const highlight: Vendor = {
  slug: 'highlight',
  name: 'Highlight.io',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ host: 'pub.highlight.io' }, { suffix: 'highlight.io' }],
  packages: {
    npm: [
      { name: '@highlight-run/react' },
      { name: '@highlight-run/node' },
      { name: '@highlight-run/next' },
      { name: 'highlight.run' },
    ],
    pypi: [{ name: 'highlight-io' }],
  },
  sources: ['https://www.highlight.io/docs', 'known'],
};
