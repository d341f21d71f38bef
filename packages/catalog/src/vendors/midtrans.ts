import type { Vendor } from '../vendor.ts';

export const midtrans: Vendor = {
  slug: 'midtrans',
  name: 'Midtrans',
  category: 'payments',
  statusPageUrl: 'https://status.midtrans.com',
  hosts: [
    { host: 'api.midtrans.com' },
    { host: 'app.midtrans.com' },
    { host: 'api.sandbox.midtrans.com' },
    { host: 'app.sandbox.midtrans.com' },
    { suffix: 'midtrans.com' },
  ],
  packages: {
    pub: [{ name: 'midtrans_snap', class: 'C' }],
    cocoapods: [{ name: 'MidtransCoreKit', class: 'C' }, { name: 'MidtransKit' }],
    gem: [{ name: 'veritrans' }],
    maven: [{ name: 'com.midtrans:uikit' }, { name: 'com.midtrans:java-library' }],
    generic: [{ prefix: 'env:MIDTRANS_', class: 'B' }],
    composer: [
      { name: 'veritrans/veritrans-php' },
      { name: 'andylibrian/omnipay-veritrans', class: 'C' },
      { name: 'dilab/omnipay-midtrans', class: 'C' },
      { name: 'midtrans/midtrans-php' },
    ],
    golang: [{ module: 'github.com/midtrans/midtrans-go' }],
    npm: [{ name: 'midtrans-client' }],
    pypi: [{ name: 'django-payment-midtrans', class: 'C' }, { name: 'midtransclient' }],
  },
  sources: ['https://docs.midtrans.com'],
};
