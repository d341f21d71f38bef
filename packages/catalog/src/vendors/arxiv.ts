import type { Vendor } from '../vendor.ts';

export const arxiv: Vendor = {
  slug: 'arxiv',
  name: 'arXiv',
  category: 'data',
  statusPageUrl: 'https://status.arxiv.org',
  hosts: [{ host: 'export.arxiv.org' }, { host: 'arxiv.org' }, { suffix: 'arxiv.org' }],
  packages: {
    npm: [{ name: 'node-arxiv', class: 'C' }],
    generic: [{ prefix: 'env:ARXIV_', class: 'B' }],
    pypi: [
      { name: 'arxiv-mcp-server', class: 'C' },
      { name: 'arxiv-paper-assistant', class: 'C' },
      { name: 'arxiv-query-fluent', class: 'C' },
      { name: 'aioarxiv', class: 'C' },
      { name: 'llama-index-tools-arxiv', class: 'C' },
      { name: 'langchain-arxiv', class: 'C' },
      { name: 'arxiv' },
    ],
  },
  sources: ['https://info.arxiv.org/help/api', 'https://status.arxiv.org', 'known'],
};
