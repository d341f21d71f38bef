import type { Vendor } from '../vendor.ts';

export const kinde: Vendor = {
  slug: 'kinde',
  name: 'Kinde',
  category: 'auth',
  statusPageUrl: 'https://status.kinde.com',
  hosts: [{ suffix: 'kinde.com' }],
  packages: {
    generic: [{ prefix: 'env:KINDE_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/kinde', class: 'C' }, { name: 'kinde-oss/kinde-auth-php' }],
    npm: [
      { name: '@nuxtjs/kinde', class: 'C' },
      { name: '@kinde/management-api-js' },
      { name: '@kinde-oss/kinde-auth-pkce-js' },
      { name: '@kinde-oss/kinde-auth-nextjs' },
      { name: '@kinde-oss/kinde-auth-react' },
      { name: '@kinde-oss/kinde-typescript-sdk' },
      { name: '@kinde-oss/kinde-node-express' },
    ],
    pypi: [{ name: 'kinde-python-sdk' }],
  },
  sources: ['https://docs.kinde.com'],
};
