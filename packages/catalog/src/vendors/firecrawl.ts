import type { Vendor } from '../vendor.ts';

export const firecrawl: Vendor = {
  slug: 'firecrawl',
  name: 'Firecrawl',
  category: 'ai',
  statusPageUrl: 'https://status.firecrawl.dev',
  hosts: [{ host: 'api.firecrawl.dev' }, { suffix: 'firecrawl.dev' }],
  packages: {
    composer: [{ name: 'symfony/ai-firecrawl-tool', class: 'C' }],
    cargo: [{ name: 'firecrawl', class: 'B' }],
    golang: [{ module: 'github.com/mendableai/firecrawl-go', class: 'B' }],
    generic: [{ prefix: 'env:FIRECRAWL_', class: 'B' }],
    npm: [
      { name: '@mendable/firecrawl' },
      { name: 'firecrawl-aisdk' },
      { name: 'firecrawl-cli' },
      { name: 'firecrawl-mcp' },
      { name: '@mastra/firecrawl', class: 'C' },
      { name: '@mendable/firecrawl-js', class: 'B' },
      { name: 'firecrawl', class: 'B' },
    ],
    pypi: [
      { name: 'firecrawl-wb', class: 'C' },
      { name: 'langchain-firecrawl', class: 'C' },
      { name: 'firecrawl-haystack', class: 'C' },
      { name: 'firecrawl-py', class: 'B' },
      { name: 'firecrawl', class: 'B' },
    ],
  },
  sources: ['https://docs.firecrawl.dev'],
};
