import type { Vendor } from '../vendor.ts';

export const astraDb: Vendor = {
  slug: 'astra-db',
  name: 'DataStax Astra DB',
  category: 'database',
  statusPageUrl: 'https://status.datastax.com',
  hosts: [{ suffix: 'apps.astra.datastax.com' }, { host: 'api.astra.datastax.com' }, { suffix: 'datastax.com' }],
  packages: {
    generic: [
      { prefix: 'env:ASTRADB_', class: 'B' },
      { prefix: 'env:ASTRA_DB_', class: 'B' },
    ],
    npm: [
      { name: '@mastra/astra', class: 'C' },
      { name: '@llamaindex/astra', class: 'C' },
      { name: '@datastax/astra-db-ts' },
    ],
    pypi: [
      { name: 'astra-assistants' },
      { name: 'llama-index-vector-stores-astra', class: 'C' },
      { name: 'llama-index-readers-astra-db', class: 'C' },
      { name: 'astrapy' },
      { name: 'langchain-astradb', class: 'C' },
      { name: 'llama-index-vector-stores-astra-db', class: 'C' },
    ],
    terraform: [{ name: 'datastax/astra', class: 'G' }],
  },
  sources: ['https://docs.datastax.com/en/astra-db-serverless'],
};
