import type { Vendor } from '../vendor.ts';

export const scraperapi: Vendor = {
  slug: 'scraperapi',
  name: 'ScraperAPI',
  category: 'scraping',
  statusPageUrl: 'https://scraperapi.hund.io',
  hosts: [{ host: 'api.scraperapi.com' }, { suffix: 'scraperapi.com' }],
  packages: {
    generic: [{ prefix: 'env:SCRAPERAPI_', class: 'B' }],
    npm: [{ name: 'scraperapi-sdk' }],
    pypi: [
      { name: 'shipyard-scraper-api', class: 'C' },
      { name: 'llama-index-tools-scraperapi', class: 'C' },
      { name: 'langchain-scraperapi', class: 'C' },
      { name: 'scraperapi-sdk' },
    ],
  },
  sources: ['https://docs.scraperapi.com'],
};
