import type { Vendor } from '../vendor.ts';

export const iyzico: Vendor = {
  slug: 'iyzico',
  name: 'iyzico',
  category: 'payments',
  statusPageUrl: null,
  hosts: [
    { host: 'api.iyzipay.com' },
    { host: 'sandbox-api.iyzipay.com' },
    { suffix: 'iyzipay.com' },
    { suffix: 'iyzico.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/iyzico/iyzipay-go', class: 'C' }],
    maven: [{ name: 'com.iyzipay:iyzipay-java' }],
    generic: [{ prefix: 'env:IYZICO_', class: 'B' }],
    composer: [{ name: 'yasinkuyu/omnipay-iyzico', class: 'C' }, { name: 'iyzico/iyzipay-php' }],
    gem: [{ name: 'iyzipay' }],
    npm: [{ name: 'iyzipay' }],
    nuget: [{ name: 'Iyzipay' }],
    pypi: [{ name: 'iyzipay' }],
  },
  sources: ['https://docs.iyzico.com'],
};
