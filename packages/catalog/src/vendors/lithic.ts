import type { Vendor } from '../vendor.ts';

export const lithic: Vendor = {
  slug: 'lithic',
  name: 'Lithic',
  category: 'finance',
  statusPageUrl: 'https://status.lithic.com',
  hosts: [{ host: 'api.lithic.com' }, { host: 'sandbox.lithic.com' }, { suffix: 'lithic.com' }],
  packages: {
    generic: [{ prefix: 'env:LITHIC_', class: 'B' }],
    golang: [{ module: 'github.com/lithic-com/lithic-go' }],
    maven: [{ name: 'com.lithic.api:lithic-java' }],
    npm: [{ name: 'lithic' }],
    pypi: [{ name: 'lithic' }],
  },
  sources: ['https://docs.lithic.com'],
};
