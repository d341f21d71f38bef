import type { Vendor } from '../vendor.ts';

export const pagerduty: Vendor = {
  slug: 'pagerduty',
  name: 'PagerDuty',
  category: 'monitoring',
  statusPageUrl: 'https://status.pagerduty.com',
  statusPage: { adapter: 'pagerduty' },
  hosts: [
    { host: 'api.pagerduty.com' },
    { host: 'api.eu.pagerduty.com' },
    { host: 'events.pagerduty.com' },
    { host: 'events.eu.pagerduty.com' },
  ],
  packages: {
    gem: [{ name: 'pagerduty' }],
    golang: [{ module: 'github.com/PagerDuty/go-pagerduty' }],
    npm: [{ name: '@pagerduty/pdjs' }],
    pypi: [{ name: 'pagerduty' }, { name: 'pdpyras' }],
    terraform: [{ name: 'pagerduty/pagerduty', class: 'G' }],
  },
  sources: ['https://status.pagerduty.com', 'known'],
};
