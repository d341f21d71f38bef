import type { Vendor } from '../vendor.ts';

export const perplexity: Vendor = {
  slug: 'perplexity',
  name: 'Perplexity',
  category: 'ai',
  statusPageUrl: 'https://status.perplexity.com',
  hosts: [{ host: 'api.perplexity.ai' }, { suffix: 'perplexity.ai' }, { suffix: 'perplexity.com' }],
  packages: {
    golang: [{ module: 'github.com/sgaunet/perplexity-go', class: 'C' }],
    generic: [
      { name: 'env:PPLX_API_KEY', class: 'B' },
      { prefix: 'env:PERPLEXITY_', class: 'B' },
    ],
    npm: [
      { name: '@perplexity-ai/mcp-server' },
      { name: '@perplexity-ai/ai-sdk', class: 'C' },
      { name: '@langchain/perplexity', class: 'C' },
      { name: '@ai-sdk/perplexity', class: 'C' },
      { name: '@perplexity-ai/perplexity_ai' },
    ],
    pypi: [
      { name: 'perplexity-haystack', class: 'C' },
      { name: 'llama-index-llms-perplexity', class: 'C' },
      { name: 'livekit-plugins-perplexity', class: 'C' },
      { name: 'perplexityai' },
      { name: 'langchain-perplexity', class: 'C' },
    ],
  },
  sources: ['https://docs.perplexity.ai', 'https://status.perplexity.com', 'known'],
};
