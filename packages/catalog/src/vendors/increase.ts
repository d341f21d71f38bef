import type { Vendor } from '../vendor.ts';

export const increase: Vendor = {
  slug: 'increase',
  name: 'Increase',
  category: 'finance',
  statusPageUrl: 'https://status.increase.com',
  hosts: [{ host: 'api.increase.com' }, { host: 'sandbox.increase.com' }, { suffix: 'increase.com' }],
  packages: {
    gem: [{ name: 'increase' }],
    golang: [{ module: 'github.com/Increase/increase-go' }],
    maven: [{ name: 'com.increase.api:increase-java' }],
    npm: [{ name: 'increase' }],
    pypi: [{ name: 'increase' }],
  },
  sources: ['https://increase.com/documentation'],
};
