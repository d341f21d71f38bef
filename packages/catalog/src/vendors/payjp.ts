import type { Vendor } from '../vendor.ts';

export const payjp: Vendor = {
  slug: 'payjp',
  name: 'PAY.JP',
  category: 'payments',
  statusPageUrl: 'https://status.pay.jp',
  hosts: [{ host: 'api.pay.jp' }, { suffix: 'pay.jp' }],
  packages: {
    generic: [{ prefix: 'env:PAYJP_', class: 'B' }],
    composer: [{ name: 'payjp/payjp-php' }],
    gem: [{ name: 'payjp' }],
    npm: [{ name: 'payjp' }],
    pypi: [{ name: 'payjpv2', class: 'C' }, { name: 'payjp' }],
  },
  sources: ['https://pay.jp/docs/api'],
};
