import type { Vendor } from '../vendor.ts';

export const anthropic: Vendor = {
  slug: 'anthropic',
  name: 'Anthropic',
  category: 'ai',
  statusPageUrl: 'https://status.claude.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.anthropic.com' },
    { suffix: 'anthropic.com' },
    { suffix: 'claude.com' },
    { suffix: 'claude.ai' },
  ],
  packages: {
    swift: [{ name: 'github.com/jamesrochabrun/SwiftAnthropic', class: 'C' }],
    composer: [{ name: 'mozex/anthropic-laravel', class: 'C' }, { name: 'anthropic-ai/sdk' }],
    gem: [{ name: 'ruby-anthropic', class: 'C' }, { name: 'anthropic' }],
    generic: [{ prefix: 'env:ANTHROPIC_', class: 'B' }],
    golang: [
      { module: 'github.com/liushuangls/go-anthropic', class: 'C' },
      { module: 'github.com/anthropics/anthropic-sdk-go' },
    ],
    hex: [{ name: 'anthropic', class: 'C' }, { name: 'anthropix' }],
    maven: [
      { name: 'dev.langchain4j:langchain4j-anthropic', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-starter-model-anthropic', class: 'C' },
      { name: 'com.anthropic:anthropic-java' },
    ],
    npm: [
      { name: '@anthropic-ai/foundry-sdk' },
      { name: 'genkitx-anthropic', class: 'C' },
      { name: 'anthropic-vertex-ai', class: 'C' },
      { name: '@anthropic-ai/claude-agent-sdk', class: 'B' },
      { name: '@anthropic-ai/claude-code', class: 'G' },
      { name: '@llamaindex/anthropic', class: 'C' },
      { name: '@anthropic-ai/sdk' },
      { name: '@ai-sdk/anthropic', class: 'C' },
      { name: '@langchain/anthropic', class: 'C' },
    ],
    nuget: [{ name: 'Anthropic' }, { name: 'Anthropic.SDK' }],
    pypi: [
      { name: 'agent-framework-anthropic', class: 'C' },
      { name: 'claude-agent-sdk', class: 'B' },
      { name: 'anthropic-haystack', class: 'C' },
      { name: 'anthropic' },
      { name: 'langchain-anthropic', class: 'C' },
      { name: 'llama-index-llms-anthropic', class: 'C' },
    ],
  },
  sources: ['https://docs.anthropic.com', 'https://status.claude.com', 'known'],
};
