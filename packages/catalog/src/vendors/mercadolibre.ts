import type { Vendor } from '../vendor.ts';

export const mercadolibre: Vendor = {
  slug: 'mercadolibre',
  name: 'Mercado Libre',
  category: 'platform',
  statusPageUrl: null,
  hosts: [{ host: 'api.mercadolibre.com' }, { suffix: 'mercadolibre.com' }],
  packages: {},
  sources: ['https://developers.mercadolibre.com.ar', 'known'],
};
