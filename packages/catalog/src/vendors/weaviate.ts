import type { Vendor } from '../vendor.ts';

export const weaviate: Vendor = {
  slug: 'weaviate',
  name: 'Weaviate Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.weaviate.io',
  hosts: [
    { suffix: 'weaviate.cloud', tenant: true },
    { suffix: 'weaviate.network', tenant: true },
    { suffix: 'weaviate.io' },
  ],
  packages: {
    cargo: [{ name: 'weaviate-community', class: 'F' }],
    composer: [{ name: 'timkley/weaviate-php', class: 'F' }],
    gem: [{ name: 'weaviate-ruby', class: 'F' }],
    golang: [{ module: 'github.com/weaviate/weaviate-go-client', class: 'F' }],
    maven: [
      { name: 'dev.langchain4j:langchain4j-weaviate', class: 'F' },
      { name: 'io.weaviate:client', class: 'F' },
      { name: 'org.apache.camel:camel-weaviate', class: 'F' },
    ],
    npm: [
      { name: 'weaviate-agents' },
      { name: '@llamaindex/weaviate', class: 'F' },
      { name: '@langchain/weaviate', class: 'F' },
      { name: 'weaviate-client', class: 'F' },
      { name: 'weaviate-ts-client', class: 'F' },
    ],
    nuget: [{ name: 'Weaviate.Client', class: 'F' }],
    pypi: [
      { name: 'weaviate-agents' },
      { name: 'weaviate-haystack', class: 'F' },
      { name: 'target-weaviate', class: 'F' },
      { name: 'llama-index-vector-stores-weaviate', class: 'F' },
      { name: 'llama-index-readers-weaviate', class: 'F' },
      { name: 'langchain-weaviate', class: 'F' },
      { name: 'dagster-weaviate', class: 'F' },
      { name: 'apache-airflow-providers-weaviate', class: 'F' },
      { name: 'weaviate-client', class: 'F' },
    ],
  },
  sources: ['https://docs.weaviate.io', 'https://status.weaviate.io', 'known'],
};
