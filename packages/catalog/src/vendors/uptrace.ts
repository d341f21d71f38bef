import type { Vendor } from '../vendor.ts';

export const uptrace: Vendor = {
  slug: 'uptrace',
  name: 'Uptrace',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ host: 'api.uptrace.dev' }, { host: 'otlp.uptrace.dev' }, { suffix: 'uptrace.dev' }],
  packages: {
    gem: [{ name: 'uptrace', class: 'B' }],
    golang: [{ module: 'github.com/uptrace/uptrace-go', class: 'B' }],
    npm: [
      { name: '@uptrace/node', class: 'B' },
      { name: '@uptrace/web', class: 'B' },
    ],
    pypi: [{ name: 'uptrace', class: 'B' }],
  },
  sources: ['https://uptrace.dev/get'],
};
