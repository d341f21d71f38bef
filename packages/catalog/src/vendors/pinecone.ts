import type { Vendor } from '../vendor.ts';

export const pinecone: Vendor = {
  slug: 'pinecone',
  name: 'Pinecone',
  category: 'ai',
  statusPageUrl: 'https://status.pinecone.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.pinecone.io' }, { suffix: 'pinecone.io' }],
  packages: {
    cargo: [{ name: 'pinecone-sdk' }],
    composer: [{ name: 'probots-io/pinecone-php' }],
    gem: [{ name: 'pinecone' }],
    generic: [{ prefix: 'env:PINECONE_', class: 'B' }],
    golang: [{ module: 'github.com/pinecone-io/go-pinecone' }],
    maven: [{ name: 'io.pinecone:pinecone-client' }],
    npm: [{ name: '@pinecone-database/pinecone' }],
    nuget: [{ name: 'Pinecone.Client' }],
    pypi: [{ name: 'langchain-pinecone', class: 'C' }, { name: 'pinecone' }, { name: 'pinecone-client' }],
  },
  sources: ['https://status.pinecone.io', 'known'],
};
