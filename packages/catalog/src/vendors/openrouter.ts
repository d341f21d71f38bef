import type { Vendor } from '../vendor.ts';

export const openrouter: Vendor = {
  slug: 'openrouter',
  name: 'OpenRouter',
  category: 'ai',
  statusPageUrl: 'https://status.openrouter.ai',
  hosts: [{ host: 'openrouter.ai' }, { suffix: 'openrouter.ai' }],
  packages: {
    cargo: [{ name: 'openrouter-rs', class: 'C' }],
    composer: [{ name: 'moe-mizrak/laravel-openrouter', class: 'C' }],
    golang: [
      { module: 'github.com/eduardolat/openroutergo', class: 'C' },
      { module: 'github.com/cloudwego/eino-ext/components/model/openrouter', class: 'C' },
      { module: 'github.com/revrost/go-openrouter', class: 'C' },
    ],
    gem: [{ name: 'open_router_enhanced', class: 'C' }, { name: 'open_router' }],
    generic: [{ prefix: 'env:OPENROUTER_', class: 'B' }],
    npm: [
      { name: '@langchain/openrouter', class: 'C' },
      { name: '@openrouter/ai-sdk-provider', class: 'C' },
      { name: '@openrouter/sdk' },
    ],
    pypi: [
      { name: 'openrouterapi', class: 'C' },
      { name: 'openrouter-provider', class: 'C' },
      { name: 'python-open-router', class: 'C' },
      { name: 'openrouter-haystack', class: 'C' },
      { name: 'llama-index-llms-openrouter', class: 'C' },
      { name: 'langchain-openrouter', class: 'C' },
      { name: 'openrouter' },
    ],
  },
  sources: ['https://openrouter.ai/docs', 'https://status.openrouter.ai', 'known'],
};
