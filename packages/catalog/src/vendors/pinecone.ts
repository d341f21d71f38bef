import type { Vendor } from '../vendor.ts';

export const pinecone: Vendor = {
  slug: 'pinecone',
  name: 'Pinecone',
  category: 'ai',
  statusPageUrl: 'https://status.pinecone.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.pinecone.io' }, { suffix: 'pinecone.io' }],
  packages: {
    hex: [{ name: 'pinecone', class: 'C' }],
    terraform: [{ name: 'pinecone-io/pinecone', class: 'G' }],
    cargo: [{ name: 'pinecone-sdk' }],
    composer: [{ name: 'probots-io/pinecone-php' }],
    gem: [{ name: 'pinecone' }],
    generic: [{ prefix: 'env:PINECONE_', class: 'B' }],
    golang: [{ module: 'github.com/pinecone-io/go-pinecone' }],
    maven: [
      { name: 'dev.langchain4j:langchain4j-pinecone', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-starter-vector-store-pinecone', class: 'C' },
      { name: 'io.pinecone:pinecone-client' },
    ],
    npm: [
      { name: 'pinecone-client', class: 'C' },
      { name: '@mastra/pinecone', class: 'C' },
      { name: '@llamaindex/pinecone', class: 'C' },
      { name: '@langchain/pinecone', class: 'C' },
      { name: '@pinecone-database/pinecone' },
    ],
    nuget: [{ name: 'Pinecone.NET' }, { name: 'Pinecone.Client' }],
    pypi: [
      { name: 'llama-index-readers-pinecone', class: 'C' },
      { name: 'pinecone-plugin-assistant' },
      { name: 'pinecone-plugin-inference' },
      { name: 'apache-airflow-providers-pinecone', class: 'C' },
      { name: 'llama-index-vector-stores-pinecone', class: 'C' },
      { name: 'pinecone-haystack', class: 'C' },
      { name: 'langchain-pinecone', class: 'C' },
      { name: 'pinecone' },
      { name: 'pinecone-client' },
    ],
  },
  sources: ['https://docs.pinecone.io', 'https://status.pinecone.io', 'known'],
};
