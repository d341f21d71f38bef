import type { Vendor } from '../vendor.ts';

export const temporal: Vendor = {
  slug: 'temporal',
  name: 'Temporal Cloud',
  category: 'development',
  statusPageUrl: 'https://status.temporal.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'tmprl.cloud' }, { suffix: 'api.temporal.io' }],
  packages: {
    cargo: [{ name: 'temporal-client', class: 'B' }],
    composer: [{ name: 'temporal/sdk', class: 'B' }],
    gem: [{ name: 'temporalio', class: 'B' }],
    golang: [{ module: 'go.temporal.io/sdk', class: 'B' }],
    maven: [{ name: 'io.temporal:temporal-sdk', class: 'B' }],
    npm: [{ name: '@temporalio/client', class: 'B' }],
    nuget: [{ name: 'Temporalio', class: 'B' }],
    pypi: [{ name: 'temporalio', class: 'B' }],
    terraform: [{ name: 'temporalio/temporalcloud', class: 'G' }],
  },
  sources: ['https://status.temporal.io', 'known'],
};
