import type { Vendor } from '../vendor.ts';

export const finch: Vendor = {
  slug: 'finch',
  name: 'Finch',
  category: 'business',
  statusPageUrl: 'https://status.tryfinch.com',
  hosts: [{ host: 'api.tryfinch.com' }, { suffix: 'tryfinch.com' }],
  packages: {
    generic: [{ prefix: 'env:FINCH_', class: 'B' }],
    gem: [{ name: 'finch-api' }],
    golang: [{ module: 'github.com/Finch-API/finch-api-go' }],
    maven: [{ name: 'com.tryfinch.api:finch-java' }],
    npm: [{ name: '@tryfinch/react-connect' }, { name: '@tryfinch/finch-api' }],
    pypi: [{ name: 'finch-api' }],
  },
  sources: ['https://developer.tryfinch.com', 'https://status.tryfinch.com', 'known'],
};
