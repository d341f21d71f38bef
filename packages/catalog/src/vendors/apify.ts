import type { Vendor } from '../vendor.ts';

export const apify: Vendor = {
  slug: 'apify',
  name: 'Apify',
  category: 'scraping',
  statusPageUrl: 'https://status.apify.com',
  hosts: [{ host: 'api.apify.com' }, { suffix: 'apify.com' }],
  packages: {
    docker: [{ prefix: 'apify/', class: 'G' }],
    cargo: [{ name: 'apify-client', class: 'C' }],
    generic: [{ prefix: 'env:APIFY_', class: 'B' }],
    npm: [
      { name: '@apify/actors-mcp-server' },
      { name: 'apify-cli', class: 'G' },
      { name: '@apify/log', class: 'D' },
      { name: 'apify' },
      { name: 'apify-client' },
    ],
    pypi: [
      { name: 'llama-index-readers-apify', class: 'C' },
      { name: 'apify-haystack', class: 'C' },
      { name: 'apify' },
      { name: 'apify-client' },
      { name: 'langchain-apify', class: 'C' },
    ],
  },
  sources: ['https://docs.apify.com'],
};
