import type { Vendor } from '../vendor.ts';

export const deezer: Vendor = {
  slug: 'deezer',
  name: 'Deezer',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.deezer.com' }, { suffix: 'deezer.com' }],
  packages: {
    pypi: [{ name: 'deezify', class: 'C' }, { name: 'deezer-python-gql', class: 'C' }, { name: 'deezer-python' }],
    npm: [
      { name: 'erela.js-deezer', class: 'C' },
      { name: 'passport-deezer', class: 'C' },
    ],
    composer: [
      { name: 'julienbornstein/oauth2-deezer', class: 'C' },
      { name: 'socialiteproviders/deezer', class: 'C' },
    ],
  },
  sources: ['https://developers.deezer.com', 'known'],
};
