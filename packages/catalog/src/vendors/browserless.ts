import type { Vendor } from '../vendor.ts';

export const browserless: Vendor = {
  slug: 'browserless',
  name: 'Browserless',
  category: 'scraping',
  statusPageUrl: 'https://status.browserless.io',
  hosts: [
    { host: 'production-sfo.browserless.io' },
    { host: 'production-lon.browserless.io' },
    { host: 'production-ams.browserless.io' },
    { host: 'chrome.browserless.io' },
    { suffix: 'browserless.io' },
  ],
  packages: {},
  sources: ['https://docs.browserless.io'],
};
