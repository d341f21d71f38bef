import type { Vendor } from '../vendor.ts';

export const monday: Vendor = {
  slug: 'monday',
  name: 'monday.com',
  category: 'business',
  statusPageUrl: 'https://status.monday.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.monday.com' }, { suffix: 'monday.com' }],
  packages: {
    nuget: [{ name: 'Monday.Client', class: 'C' }],
    gem: [{ name: 'monday_ruby', class: 'C' }],
    generic: [{ prefix: 'env:MONDAY_', class: 'B' }],
    composer: [
      { name: 'tblack-it/monday-api', class: 'C' },
      { name: 'socialiteproviders/monday', class: 'C' },
    ],
    npm: [
      { name: '@mondaycom/apps-cli', class: 'G' },
      { name: '@mondaycom/apps-sdk' },
      { name: '@mondaydotcomorg/monday-api-mcp' },
      { name: '@mondaydotcomorg/api' },
      { name: 'monday-sdk-js' },
    ],
    pypi: [
      { name: 'airbyte-agent-monday', class: 'C' },
      { name: 'monday-helper', class: 'C' },
      { name: 'monday-api-python-sdk', class: 'C' },
      { name: 'monday-python', class: 'C' },
      { name: 'pymonday', class: 'C' },
      { name: 'mondayapi', class: 'C' },
      { name: 'monday-client', class: 'C' },
      { name: 'monday-async', class: 'C' },
      { name: 'prefect-monday', class: 'C' },
      { name: 'airbyte-source-monday', class: 'C' },
      { name: 'monday' },
    ],
  },
  sources: ['https://developer.monday.com', 'https://status.monday.com', 'known'],
};
