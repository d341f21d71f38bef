import type { Vendor } from '../vendor.ts';

export const brightdata: Vendor = {
  slug: 'brightdata',
  name: 'Bright Data',
  category: 'scraping',
  statusPageUrl: 'https://status.brightdata.com',
  hosts: [
    { host: 'api.brightdata.com' },
    { host: 'brd.superproxy.io' },
    { suffix: 'brightdata.com' },
    { suffix: 'superproxy.io' },
  ],
  packages: {
    generic: [{ prefix: 'env:BRIGHTDATA_', class: 'B' }],
    npm: [{ name: '@luminati-io/luminati-proxy' }, { name: '@brightdata/mcp' }, { name: '@brightdata/sdk' }],
    pypi: [
      { name: 'bdclient', class: 'C' },
      { name: 'llama-index-tools-brightdata', class: 'C' },
      { name: 'haystack-brightdata', class: 'C' },
      { name: 'brightdata-sdk' },
      { name: 'langchain-brightdata', class: 'C' },
    ],
  },
  sources: ['https://docs.brightdata.com'],
};
