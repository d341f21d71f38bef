import type { Vendor } from '../vendor.ts';

export const mercadolibre: Vendor = {
  slug: 'mercadolibre',
  name: 'Mercado Libre',
  category: 'platform',
  statusPageUrl: null,
  hosts: [
    { host: 'api.mercadolibre.com' },
    { suffix: 'mercadolibre.com' },
    { suffix: 'auth.mercadolibre.com.ar' },
    { suffix: 'mercadolibre.com.ar' },
    { suffix: 'mercadolibre.com.mx' },
    { suffix: 'mercadolivre.com.br' },
    { suffix: 'mercadolibre.cl' },
    { suffix: 'mercadolibre.com.co' },
    { suffix: 'mercadolibre.com.uy' },
    { suffix: 'mercadolibre.com.pe' },
    { suffix: 'mlstatic.com' },
  ],
  packages: {
    hex: [{ name: 'ueberauth_meli', class: 'C' }],
    pypi: [{ name: 'pymeli', class: 'C' }],
    composer: [
      { name: 'docta/oauth2-mercadolibre', class: 'C' },
      { name: 'socialiteproviders/mercadolibre', class: 'C' },
      { name: 'socialiteproviders/mercado-libre', class: 'C' },
    ],
  },
  sources: ['https://developers.mercadolibre.com.ar', 'known'],
};
