import type { Vendor } from '../vendor.ts';

export const scrapingbee: Vendor = {
  slug: 'scrapingbee',
  name: 'ScrapingBee',
  category: 'scraping',
  statusPageUrl: 'https://status.scrapingbee.com',
  hosts: [{ host: 'app.scrapingbee.com' }, { suffix: 'scrapingbee.com' }],
  packages: {
    generic: [{ prefix: 'env:SCRAPINGBEE_', class: 'B' }],
    npm: [{ name: 'scrapingbee' }],
    pypi: [{ name: 'scrapingbee' }, { name: 'langchain-scrapingbee', class: 'C' }],
  },
  sources: ['https://www.scrapingbee.com/documentation'],
};
