import type { Vendor } from '../vendor.ts';

export const transak: Vendor = {
  slug: 'transak',
  name: 'Transak',
  category: 'blockchain',
  statusPageUrl: null,
  hosts: [{ host: 'api.transak.com' }, { host: 'api-stg.transak.com' }, { suffix: 'transak.com' }],
  packages: {
    generic: [{ prefix: 'env:TRANSAK_', class: 'B' }],
    npm: [{ name: '@transak/react-native-sdk' }, { name: '@transak/ui-js-sdk' }, { name: '@transak/transak-sdk' }],
  },
  sources: ['https://docs.transak.com', 'known'],
};
