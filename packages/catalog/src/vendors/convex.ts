import type { Vendor } from '../vendor.ts';

export const convex: Vendor = {
  slug: 'convex',
  name: 'Convex',
  category: 'data',
  statusPageUrl: 'https://status.convex.dev',
  hosts: [
    { host: 'api.convex.dev' },
    { suffix: 'convex.cloud', tenant: true },
    { suffix: 'convex.site', hosting: true, confidence: 'low' },
    { suffix: 'convex.dev' },
  ],
  packages: {
    pub: [
      { name: 'convex_flutter', class: 'C' },
      { name: 'convex_dart', class: 'C' },
    ],
    swift: [{ name: 'github.com/get-convex/convex-swift' }],
    generic: [
      { name: 'env:CONVEX_DEPLOY_KEY', class: 'B' },
      { name: 'convex.json', class: 'C' },
    ],
    cargo: [{ name: 'convex', class: 'B' }],
    npm: [
      { prefix: '@convex-dev/', except: ['@convex-dev/eslint-plugin'] },
      { name: 'convex-helpers' },
      { name: '@mastra/convex', class: 'B' },
      { name: 'convex', class: 'B' },
    ],
    pypi: [
      { name: 'airbyte-source-convex', class: 'B' },
      { name: 'convex', class: 'B' },
    ],
  },
  sources: ['https://docs.convex.dev', 'https://status.convex.dev', 'known'],
};
