import type { Vendor } from '../vendor.ts';

export const sumup: Vendor = {
  slug: 'sumup',
  name: 'SumUp',
  category: 'payments',
  statusPageUrl: 'https://status.sumup.com',
  hosts: [{ host: 'api.sumup.com' }, { suffix: 'sumup.com' }],
  packages: {
    maven: [{ group: 'com.sumup' }, { name: 'com.sumup:merchant-sdk' }],
    generic: [{ prefix: 'env:SUMUP_', class: 'B' }],
    cocoapods: [{ name: 'SumUpSDK' }],
    composer: [{ name: 'sumup/sumup-ecom-php-sdk' }],
    golang: [{ module: 'github.com/sumup/sumup-go' }],
    npm: [{ name: '@sumup/sdk' }],
    pypi: [{ name: 'pretix-payment-sumup', class: 'C' }, { name: 'sumup' }],
  },
  sources: ['https://developer.sumup.com', 'known'],
};
