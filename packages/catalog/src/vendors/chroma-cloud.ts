import type { Vendor } from '../vendor.ts';

export const chromaCloud: Vendor = {
  slug: 'chroma-cloud',
  name: 'Chroma Cloud',
  category: 'database',
  statusPageUrl: 'https://status.trychroma.com',
  hosts: [{ host: 'api.trychroma.com' }, { suffix: 'trychroma.com' }],
  packages: {
    golang: [{ module: 'github.com/amikos-tech/chroma-go', class: 'F' }],
    npm: [
      { name: 'chromadb', class: 'F' },
      { name: '@chroma-core/default-embed', class: 'F' },
    ],
    pypi: [
      { name: 'chromadb', class: 'F' },
      { name: 'chromadb-client', class: 'F' },
      { name: 'langchain-chroma', class: 'F' },
    ],
  },
  sources: ['https://docs.trychroma.com'],
};
