import type { Vendor } from '../vendor.ts';

export const customerIo: Vendor = {
  slug: 'customer-io',
  name: 'Customer.io',
  category: 'messaging',
  statusPageUrl: 'https://status.customerio.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cdp-eu.customer.io' },
    { host: 'cdp.customer.io' },
    { host: 'track.customer.io' },
    { host: 'api.customer.io' },
    { host: 'track-eu.customer.io' },
    { host: 'api-eu.customer.io' },
    { suffix: 'customer.io' },
    { suffix: 'customerio.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:CUSTOMERIO_', class: 'B' },
      { prefix: 'env:CUSTOMER_IO_', class: 'B' },
    ],
    maven: [{ group: 'io.customer.android' }],
    cocoapods: [{ name: 'CustomerIO' }],
    composer: [{ name: 'printu/customerio', class: 'C' }, { name: 'customerio/customerio' }],
    gem: [{ name: 'customerio' }],
    golang: [{ module: 'github.com/customerio/go-customerio' }],
    npm: [
      { name: 'node-customerio', class: 'C' },
      { name: 'customerio-reactnative' },
      { name: '@customerio/cdp-analytics-browser' },
      { name: '@customerio/cdp-analytics-node' },
      { name: 'customerio-node' },
    ],
    pub: [{ name: 'customer_io' }],
    pypi: [
      { name: 'airbyte-source-customer-io', class: 'C' },
      { name: 'customerio-cdp-analytics' },
      { name: 'customerio' },
    ],
    swift: [{ name: 'github.com/customerio/customerio-ios' }],
  },
  sources: ['https://docs.customer.io', 'https://status.customerio.com', 'known'],
};
