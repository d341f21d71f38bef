import type { Vendor } from '../vendor.ts';

export const conekta: Vendor = {
  slug: 'conekta',
  name: 'Conekta',
  category: 'payments',
  statusPageUrl: 'https://status.conekta.com',
  hosts: [{ host: 'api.conekta.io' }, { suffix: 'conekta.io' }, { suffix: 'conekta.com' }],
  packages: {
    pub: [{ name: 'conekta_component', class: 'C' }],
    cocoapods: [{ name: 'ConektaSDK', class: 'C' }, { name: 'Conekta' }],
    generic: [{ prefix: 'env:CONEKTA_', class: 'B' }],
    composer: [{ name: 'conekta/conekta-php' }],
    gem: [{ name: 'conekta' }],
    npm: [{ name: 'conekta.js' }, { name: 'conekta-node', class: 'C' }, { name: 'conekta' }],
    pypi: [{ name: 'conekta' }],
  },
  sources: ['https://developers.conekta.com'],
};
