import type { Vendor } from '../vendor.ts';

export const dynamicXyz: Vendor = {
  slug: 'dynamic-xyz',
  name: 'Dynamic',
  category: 'identity',
  statusPageUrl: 'https://status.dynamic.xyz',
  hosts: [
    { host: 'app.dynamicauth.com' },
    { host: 'app.dynamic.xyz' },
    { suffix: 'dynamicauth.com' },
    { suffix: 'dynamic.xyz' },
  ],
  packages: {
    generic: [
      { prefix: 'env:DYNAMICXYZ_', class: 'B' },
      { prefix: 'env:DYNAMIC_XYZ_', class: 'B' },
    ],
    npm: [
      { name: '@dynamic-labs/global-wallet-client' },
      { name: '@dynamic-labs/embedded-wallet' },
      { name: '@dynamic-labs/waas' },
      { name: '@dynamic-labs/sdk-react' },
      { name: '@dynamic-labs/sdk-api-core' },
      { name: '@dynamic-labs/sdk-api' },
      { name: '@dynamic-labs/sdk-react-core' },
      { name: '@dynamic-labs/ethereum' },
      { name: '@dynamic-labs/client' },
    ],
  },
  sources: ['https://www.dynamic.xyz/docs', 'known'],
};
