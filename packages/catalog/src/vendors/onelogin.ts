import type { Vendor } from '../vendor.ts';

export const onelogin: Vendor = {
  slug: 'onelogin',
  name: 'OneLogin',
  category: 'identity',
  statusPageUrl: 'https://www.onelogin.com/status',
  statusPage: { adapter: 'statusio', url: 'https://api.status.io/1.0/status/538511e2ce5cb97537000144' },
  hosts: [{ host: 'api.us.onelogin.com' }, { suffix: 'onelogin.com', tenant: true }],
  pages: [
    {
      key: 'eu',
      name: 'EU',
      statusPageUrl: 'https://status.eu.onelogin.com',
      statusPage: { adapter: 'statusio', url: 'https://api.status.io/1.0/status/54da2ea0e6bd61bf0d00002b' },
      hosts: [{ host: 'api.eu.onelogin.com' }],
    },
  ],
  packages: {
    maven: [{ name: 'com.onelogin:onelogin-java-sdk' }],
    golang: [{ module: 'github.com/onelogin/onelogin-go-sdk' }],
    generic: [{ prefix: 'env:ONELOGIN_', class: 'B' }],
    npm: [{ name: '@onelogin/sdk' }, { name: 'passport-onelogin-oauth', class: 'C' }],
    pypi: [{ name: 'onelogin' }],
    composer: [{ name: 'socialiteproviders/onelogin', class: 'C' }, { name: 'onelogin/onelogin-php-sdk' }],
    gem: [{ name: 'onelogin' }],
  },
  sources: [
    'https://developers.onelogin.com',
    'https://www.onelogin.com/status',
    'https://github.com/inket/stts',
    'known',
  ],
};
