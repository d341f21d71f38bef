import type { Vendor } from '../vendor.ts';

export const temporal: Vendor = {
  slug: 'temporal',
  name: 'Temporal Cloud',
  category: 'development',
  statusPageUrl: 'https://status.temporal.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'tmprl.cloud' }, { suffix: 'api.temporal.io' }],
  packages: {
    cargo: [{ name: 'temporal-client', class: 'F' }],
    composer: [{ name: 'temporal/sdk', class: 'F' }],
    // Who runs it alone has no key for its interface.
    generic: [
      { name: 'env:TEMPORAL_API_KEY', class: 'B' },
      { prefix: 'env:TEMPORAL_CLOUD_', class: 'B' },
    ],
    gem: [{ name: 'temporalio', class: 'F' }],
    golang: [{ module: 'go.temporal.io/cloud-sdk' }, { module: 'go.temporal.io/sdk', class: 'F' }],
    maven: [{ name: 'io.temporal:temporal-sdk', class: 'F' }],
    npm: [
      { name: '@temporalio/activity', class: 'F' },
      { name: '@temporalio/workflow', class: 'F' },
      { name: '@temporalio/worker', class: 'F' },
      { name: '@temporalio/client', class: 'F' },
    ],
    nuget: [{ name: 'Temporalio', class: 'F' }],
    pypi: [{ name: 'temporalio', class: 'F' }],
    terraform: [{ name: 'temporalio/temporalcloud', class: 'G' }],
  },
  sources: ['https://docs.temporal.io', 'https://status.temporal.io', 'known'],
};
