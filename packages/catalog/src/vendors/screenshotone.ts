import type { Vendor } from '../vendor.ts';

export const screenshotone: Vendor = {
  slug: 'screenshotone',
  name: 'ScreenshotOne',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.screenshotone.com' }, { suffix: 'screenshotone.com' }],
  packages: {
    generic: [{ prefix: 'env:SCREENSHOTONE_', class: 'B' }],
    npm: [{ name: 'screenshotone-api-sdk' }],
    pypi: [{ name: 'screenshotone' }],
  },
  sources: ['https://screenshotone.com/docs', 'known'],
};
