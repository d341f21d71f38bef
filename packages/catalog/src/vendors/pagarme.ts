import type { Vendor } from '../vendor.ts';

export const pagarme: Vendor = {
  slug: 'pagarme',
  name: 'Pagar.me',
  category: 'payments',
  statusPageUrl: 'https://status.pagar.me',
  hosts: [{ host: 'api.pagar.me' }, { suffix: 'pagar.me' }],
  packages: {
    nuget: [{ name: 'PagarMe' }, { name: 'MundiAPI.PCL' }],
    generic: [{ prefix: 'env:PAGARME_', class: 'B' }],
    composer: [{ name: 'descubraomundo/omnipay-pagarme', class: 'C' }, { name: 'pagarme/pagarme-php' }],
    gem: [{ name: 'pagarme' }],
    npm: [{ name: 'pagarme-client', class: 'C' }, { name: '@pagarme/sdk' }, { name: 'pagarme' }],
  },
  sources: ['https://docs.pagar.me'],
};
