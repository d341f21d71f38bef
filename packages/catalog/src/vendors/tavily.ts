import type { Vendor } from '../vendor.ts';

export const tavily: Vendor = {
  slug: 'tavily',
  name: 'Tavily',
  category: 'ai',
  statusPageUrl: 'https://status.tavily.com',
  hosts: [{ host: 'api.tavily.com' }, { suffix: 'tavily.com' }],
  packages: {
    composer: [{ name: 'symfony/ai-tavily-tool', class: 'C' }],
    maven: [{ name: 'dev.langchain4j:langchain4j-web-search-engine-tavily', class: 'C' }],
    generic: [{ prefix: 'env:TAVILY_', class: 'B' }],
    npm: [
      { name: '@superdevhq/web-search', class: 'C' },
      { name: 'tavily', class: 'C' },
      { name: 'tavily-mcp' },
      { name: '@tavily/ai-sdk', class: 'C' },
      { name: '@tavily/core' },
      { name: '@langchain/tavily', class: 'C' },
    ],
    pypi: [
      { name: 'tavily', class: 'C' },
      { name: 'tavily-haystack', class: 'C' },
      { name: 'tavily-cli', class: 'G' },
      { name: 'tavily-python' },
      { name: 'langchain-tavily', class: 'C' },
    ],
  },
  sources: ['https://docs.tavily.com'],
};
