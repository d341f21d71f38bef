import type { Vendor } from '../vendor.ts';

export const composio: Vendor = {
  slug: 'composio',
  name: 'Composio',
  category: 'ai',
  statusPageUrl: 'https://status.composio.dev',
  hosts: [{ host: 'backend.composio.dev' }, { suffix: 'composio.dev' }],
  packages: {
    generic: [{ prefix: 'env:COMPOSIO_', class: 'B' }],
    npm: [
      { name: '@composio/llamaindex', class: 'C' },
      { name: '@composio/openai-agents', class: 'C' },
      { name: '@composio/mcp', class: 'C' },
      { name: '@composio/google', class: 'C' },
      { name: '@composio/anthropic', class: 'C' },
      { name: '@composio/langchain', class: 'C' },
      { name: '@composio/client' },
      { name: '@composio/mastra', class: 'C' },
      { name: '@composio/core' },
      { name: 'composio-core' },
      { name: '@composio/vercel', class: 'C' },
      { name: '@composio/openai', class: 'C' },
    ],
    pypi: [
      { name: 'composio-claude-agent-sdk' },
      { name: 'composio-openai-agents' },
      { name: 'composio-client' },
      { name: 'composio' },
      { name: 'composio-core' },
      { name: 'composio-openai', class: 'C' },
      { name: 'composio-langchain', class: 'C' },
    ],
  },
  sources: ['https://docs.composio.dev'],
};
