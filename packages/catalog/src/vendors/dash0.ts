import type { Vendor } from '../vendor.ts';

export const dash0: Vendor = {
  slug: 'dash0',
  name: 'Dash0',
  category: 'monitoring',
  statusPageUrl: 'https://www.dash0status.com',
  hosts: [{ suffix: 'dash0.com' }],
  packages: {
    docker: [{ prefix: 'ghcr.io/dash0hq/', class: 'G' }],
    generic: [
      { name: 'helm/dash0-operator', class: 'G' },
      { prefix: 'env:DASH0_', class: 'B' },
    ],
    npm: [{ name: '@dash0hq/sdk-web' }, { name: '@dash0/sdk-web' }, { name: '@dash0/opentelemetry' }],
    terraform: [{ name: 'dash0hq/dash0', class: 'G' }],
  },
  sources: ['https://www.dash0.com/documentation'],
};
