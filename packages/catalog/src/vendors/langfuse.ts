import type { Vendor } from '../vendor.ts';

export const langfuse: Vendor = {
  slug: 'langfuse',
  name: 'Langfuse',
  category: 'ai',
  statusPageUrl: 'https://status.langfuse.com',
  hosts: [{ host: 'cloud.langfuse.com' }, { host: 'us.cloud.langfuse.com' }, { suffix: 'langfuse.com' }],
  packages: {
    cargo: [
      { name: 'langfuse-ergonomic', class: 'B' },
      { name: 'opentelemetry-langfuse', class: 'B' },
    ],
    hex: [{ name: 'langfuse', class: 'B' }],
    composer: [{ name: 'dij-digital/langfuse-php', class: 'B' }],
    nuget: [{ name: 'zborek.LangfuseDotnet', class: 'B' }],
    golang: [
      { module: 'github.com/cloudwego/eino-ext/callbacks/langfuse', class: 'B' },
      { module: 'github.com/henomis/langfuse-go', class: 'B' },
    ],
    maven: [{ group: 'com.langfuse' }, { name: 'com.langfuse:langfuse-java', class: 'B' }],
    npm: [
      { name: 'langfuse-node' },
      { name: 'langfuse-core', class: 'B' },
      { name: '@langfuse/core', class: 'B' },
      { name: '@mastra/langfuse', class: 'B' },
      { name: 'langfuse', class: 'B' },
      { name: 'langfuse-langchain', class: 'B' },
      { name: 'langfuse-vercel', class: 'B' },
      { name: '@langfuse/client', class: 'B' },
      { name: '@langfuse/otel', class: 'B' },
      { name: '@langfuse/tracing', class: 'B' },
    ],
    pypi: [
      { name: 'langfuse-web', class: 'B' },
      { name: 'langfuse-langchain', class: 'B' },
      { name: 'llama-index-callbacks-langfuse', class: 'B' },
      { name: 'langfuse-haystack', class: 'B' },
      { name: 'langfuse', class: 'B' },
    ],
  },
  sources: ['https://langfuse.com/docs'],
};
