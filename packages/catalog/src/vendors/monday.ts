import type { Vendor } from '../vendor.ts';

export const monday: Vendor = {
  slug: 'monday',
  name: 'monday.com',
  category: 'business',
  statusPageUrl: 'https://status.monday.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.monday.com' }, { suffix: 'monday.com' }],
  packages: {
    gem: [{ name: 'monday_ruby', class: 'C' }],
    generic: [{ prefix: 'env:MONDAY_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/monday', class: 'C' }],
    npm: [{ name: '@mondaydotcomorg/api' }, { name: 'monday-sdk-js' }],
    pypi: [{ name: 'prefect-monday', class: 'C' }, { name: 'airbyte-source-monday', class: 'C' }, { name: 'monday' }],
  },
  sources: ['https://developer.monday.com', 'https://status.monday.com', 'known'],
};
