import type { Vendor } from '../vendor.ts';

export const covalent: Vendor = {
  slug: 'covalent',
  name: 'Covalent (GoldRush)',
  category: 'blockchain',
  statusPageUrl: null,
  hosts: [{ host: 'api.covalenthq.com' }, { suffix: 'covalenthq.com' }],
  packages: {
    generic: [{ prefix: 'env:COVALENT_', class: 'B' }],
    npm: [{ name: 'covalenthq-api', class: 'C' }, { name: '@covalenthq/client-sdk' }],
    pypi: [{ name: 'token-quotes', class: 'C' }, { name: 'covalent-cloud', class: 'C' }, { name: 'covalent-api-sdk' }],
  },
  sources: ['https://goldrush.dev/docs', 'known'],
};
