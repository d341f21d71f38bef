import type { Vendor } from '../vendor.ts';

export const healthchecks: Vendor = {
  slug: 'healthchecks',
  name: 'Healthchecks.io',
  category: 'monitoring',
  statusPageUrl: 'https://status.healthchecks.io',
  hosts: [
    { host: 'hc-ping.com' },
    { host: 'healthchecks.io' },
    { suffix: 'hc-ping.com' },
    { suffix: 'healthchecks.io' },
  ],
  packages: {
    terraform: [{ name: 'kristofferahl/healthchecksio', class: 'G' }],
    golang: [{ module: 'github.com/kristofferahl/go-healthchecksio', class: 'C' }],
    pypi: [
      { name: 'pyhealthchecks', class: 'B' },
      { name: 'healthchecks-io', class: 'B' },
    ],
  },
  sources: ['https://healthchecks.io/docs', 'https://status.healthchecks.io', 'known'],
};
