import type { Vendor } from '../vendor.ts';

export const deepseek: Vendor = {
  slug: 'deepseek',
  name: 'DeepSeek',
  category: 'ai',
  statusPageUrl: 'https://status.deepseek.com',
  hosts: [{ host: 'api.deepseek.com' }, { suffix: 'deepseek.com' }],
  packages: {
    gem: [{ name: 'omniai-deepseek', class: 'C' }],
    maven: [
      { name: 'io.github.pig-mesh.ai:deepseek-spring-boot-starter', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-autoconfigure-model-deepseek', class: 'C' },
    ],
    composer: [
      { name: 'deepseek-php/deepseek-laravel', class: 'C' },
      { name: 'deepseek-php/deepseek-php-client', class: 'C' },
    ],
    nuget: [{ name: 'DeepSeek.Core', class: 'C' }],
    golang: [
      { module: 'github.com/go-deepseek/deepseek', class: 'C' },
      { module: 'github.com/cloudwego/eino-ext/components/model/agenticdeepseek', class: 'C' },
      { module: 'github.com/cloudwego/eino-ext/components/model/deepseek', class: 'C' },
      { module: 'github.com/cohesion-org/deepseek-go', class: 'C' },
    ],
    pypi: [
      { name: 'deepseek', class: 'C' },
      { name: 'langchain-deepseek-official', class: 'C' },
      { name: 'deepseekapi', class: 'C' },
      { name: 'langchain-deepseek-v4', class: 'C' },
      { name: 'aiodeepseek', class: 'C' },
      { name: 'llama-index-llms-deepseek', class: 'C' },
      { name: 'langchain-deepseek', class: 'C' },
    ],
    generic: [{ prefix: 'env:DEEPSEEK_', class: 'B' }],
    npm: [
      { name: 'n8n-nodes-deepseek', class: 'C' },
      { name: '@llamaindex/deepseek', class: 'C' },
      { name: '@langchain/deepseek', class: 'C' },
      { name: '@ai-sdk/deepseek', class: 'C' },
    ],
  },
  sources: ['https://api-docs.deepseek.com', 'https://status.deepseek.com', 'known'],
};
