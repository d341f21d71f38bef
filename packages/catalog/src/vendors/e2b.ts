import type { Vendor } from '../vendor.ts';

export const e2b: Vendor = {
  slug: 'e2b',
  name: 'E2B',
  category: 'ai',
  statusPageUrl: 'https://status.e2b.dev',
  hosts: [
    { host: 'api.e2b.app' },
    { host: 'api.e2b.dev' },
    { suffix: 'e2b.app', hosting: true, confidence: 'low' },
    { suffix: 'e2b.dev' },
  ],
  packages: {
    generic: [{ name: 'env:E2B_API_KEY', class: 'B' }],
    npm: [
      { name: '@e2b/cli', class: 'G' },
      { name: '@e2b/sdk' },
      { name: '@mastra/e2b', class: 'C' },
      { name: 'e2b' },
      { name: '@e2b/code-interpreter' },
      { name: '@e2b/desktop' },
    ],
    pypi: [
      { name: 'langchain-e2b', class: 'C' },
      { name: 'e2b-haystack', class: 'C' },
      { name: 'e2b' },
      { name: 'e2b-code-interpreter' },
      { name: 'e2b-desktop' },
    ],
  },
  sources: ['https://e2b.dev/docs'],
};
