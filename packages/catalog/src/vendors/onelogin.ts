import type { Vendor } from '../vendor.ts';

export const onelogin: Vendor = {
  slug: 'onelogin',
  name: 'OneLogin',
  category: 'identity',
  statusPageUrl: 'https://www.onelogin.com/status',
  statusPage: { adapter: 'statusio', url: 'https://api.status.io/1.0/status/538511e2ce5cb97537000144' },
  hosts: [{ host: 'api.us.onelogin.com' }, { host: 'api.eu.onelogin.com' }, { suffix: 'onelogin.com', tenant: true }],
  packages: {
    maven: [{ name: 'com.onelogin:onelogin-java-sdk' }],
    golang: [{ module: 'github.com/onelogin/onelogin-go-sdk' }],
    generic: [{ prefix: 'env:ONELOGIN_', class: 'B' }],
    npm: [{ name: 'passport-onelogin-oauth', class: 'C' }],
    pypi: [{ name: 'onelogin' }],
    composer: [{ name: 'socialiteproviders/onelogin', class: 'C' }, { name: 'onelogin/onelogin-php-sdk' }],
    gem: [{ name: 'onelogin' }],
  },
  sources: ['https://developers.onelogin.com', 'https://www.onelogin.com/status', 'known'],
};
