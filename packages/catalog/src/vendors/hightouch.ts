import type { Vendor } from '../vendor.ts';

export const hightouch: Vendor = {
  slug: 'hightouch',
  name: 'Hightouch',
  category: 'data',
  statusPageUrl: 'https://status.hightouch.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.hightouch.com' },
    { host: 'us-east-1.hightouch-events.com' },
    { suffix: 'hightouch.com' },
    { suffix: 'hightouch-events.com' },
    { suffix: 'hightouch.io' },
  ],
  packages: {
    terraform: [{ name: 'hightouchio/hightouch', class: 'G' }],
    generic: [{ prefix: 'env:HIGHTOUCH_', class: 'B' }],
    npm: [{ name: '@ht-sdks/events-sdk-js-core' }, { name: '@ht-sdks/events-sdk-js-browser' }],
    pypi: [
      { name: 'hightouch', class: 'C' },
      { name: 'prefect-hightouch', class: 'C' },
      { name: 'dagster-hightouch', class: 'C' },
      { name: 'airflow-provider-hightouch', class: 'C' },
    ],
  },
  sources: ['https://hightouch.com/docs', 'https://status.hightouch.io', 'known'],
};
