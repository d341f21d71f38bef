import type { Vendor } from '../vendor.ts';

export const smartling: Vendor = {
  slug: 'smartling',
  name: 'Smartling',
  category: 'content',
  statusPageUrl: 'https://status.smartling.com',
  hosts: [{ host: 'api.smartling.com' }, { suffix: 'smartling.com' }],
  packages: {
    generic: [{ prefix: 'env:SMARTLING_', class: 'B' }],
    maven: [{ name: 'com.smartling.api:smartling-api-sdk' }],
    npm: [{ name: 'smartling-api-sdk-nodejs' }],
    pypi: [{ name: 'smartlingApiSdk' }],
  },
  sources: ['https://api-reference.smartling.com', 'known'],
};
