import type { Vendor } from '../vendor.ts';

export const writer: Vendor = {
  slug: 'writer',
  name: 'Writer',
  category: 'ai',
  statusPageUrl: 'https://writer.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.writer.com' }, { suffix: 'writer.com' }],
  packages: {
    npm: [{ name: '@writerai/writer-sdk' }, { name: 'writer-sdk' }],
    pypi: [{ name: 'writer-sdk' }, { name: 'langchain-writer', class: 'C' }],
  },
  sources: ['https://dev.writer.com', 'https://writer.statuspage.io', 'known'],
};
