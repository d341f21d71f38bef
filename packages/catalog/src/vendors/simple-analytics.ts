import type { Vendor } from '../vendor.ts';

export const simpleAnalytics: Vendor = {
  slug: 'simple-analytics',
  name: 'Simple Analytics',
  category: 'analytics',
  statusPageUrl: 'https://status.simpleanalytics.com',
  hosts: [
    { host: 'queue.simpleanalyticscdn.com' },
    { suffix: 'simpleanalyticscdn.com' },
    { suffix: 'simpleanalytics.io' },
  ],
  packages: {
    generic: [
      { prefix: 'env:SIMPLEANALYTICS_', class: 'B' },
      { prefix: 'env:SIMPLE_ANALYTICS_', class: 'B' },
    ],
    npm: [
      { name: 'gatsby-plugin-simple-analytics', class: 'C' },
      { name: 'simple-analytics-vue', class: 'C' },
    ],
  },
  sources: ['https://docs.simpleanalytics.com'],
};
