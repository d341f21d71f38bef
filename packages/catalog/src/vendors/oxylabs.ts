import type { Vendor } from '../vendor.ts';

export const oxylabs: Vendor = {
  slug: 'oxylabs',
  name: 'Oxylabs',
  category: 'scraping',
  statusPageUrl: 'https://status.oxylabs.io',
  hosts: [
    { host: 'realtime.oxylabs.io' },
    { host: 'data.oxylabs.io' },
    { host: 'pr.oxylabs.io' },
    { suffix: 'oxylabs.io' },
  ],
  packages: {
    generic: [{ prefix: 'env:OXYLABS_', class: 'B' }],
    pypi: [
      { name: 'oxylabs-ai-studio', class: 'C' },
      { name: 'llama-index-readers-oxylabs', class: 'C' },
      { name: 'langchain-oxylabs', class: 'C' },
      { name: 'oxylabs' },
    ],
  },
  sources: ['https://developers.oxylabs.io', 'known'],
};
