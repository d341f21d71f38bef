import type { Vendor } from '../vendor.ts';

export const singlestore: Vendor = {
  slug: 'singlestore',
  name: 'SingleStore Helios',
  category: 'database',
  statusPageUrl: 'https://status.singlestore.com',
  hosts: [{ host: 'api.singlestore.com' }, { suffix: 'svc.singlestore.com' }, { suffix: 'singlestore.com' }],
  packages: {
    generic: [{ prefix: 'env:SINGLESTORE_', class: 'B' }],
    pypi: [
      { name: 'singlestore-vectorstore', class: 'C' },
      { name: 'singlestore-haystack', class: 'F' },
      { name: 'llama-index-readers-singlestore', class: 'F' },
      { name: 'langchain-singlestore', class: 'F' },
      { name: 'singlestoredb', class: 'F' },
    ],
    terraform: [{ name: 'singlestore-labs/singlestoredb', class: 'G' }],
  },
  sources: ['https://docs.singlestore.com'],
};
