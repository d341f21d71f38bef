import type { Vendor } from '../vendor.ts';

export const qdrant: Vendor = {
  slug: 'qdrant',
  name: 'Qdrant Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.qdrant.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ suffix: 'cloud.qdrant.io', tenant: true }, { suffix: 'qdrant.io' }, { suffix: 'qdrant.tech' }],
  packages: {
    terraform: [{ name: 'qdrant/qdrant-cloud', class: 'G' }],
    cargo: [{ name: 'qdrant-client', class: 'F' }],
    gem: [{ name: 'qdrant-ruby', class: 'F' }],
    golang: [{ module: 'github.com/qdrant/go-client', class: 'F' }],
    maven: [{ name: 'io.qdrant:client', class: 'F' }],
    npm: [
      { name: '@qdrant/js-client-grpc', class: 'F' },
      { name: '@mastra/qdrant', class: 'F' },
      { name: '@llamaindex/qdrant', class: 'F' },
      { name: '@langchain/qdrant', class: 'F' },
      { name: '@qdrant/js-client-rest', class: 'F' },
    ],
    nuget: [{ name: 'Qdrant.Client', class: 'F' }],
    pypi: [
      { name: 'qdrant-haystack', class: 'F' },
      { name: 'llama-index-vector-stores-qdrant', class: 'F' },
      { name: 'llama-index-readers-qdrant', class: 'F' },
      { name: 'langchain-qdrant', class: 'F' },
      { name: 'dagster-qdrant', class: 'F' },
      { name: 'apache-airflow-providers-qdrant', class: 'F' },
      { name: 'qdrant-client', class: 'F' },
    ],
  },
  sources: ['https://qdrant.tech/documentation', 'https://status.qdrant.io', 'known'],
};
