import type { Vendor } from '../vendor.ts';

export const duo: Vendor = {
  slug: 'duo',
  name: 'Duo Security',
  category: 'identity',
  statusPageUrl: 'https://status.duo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'duosecurity.com' }, { suffix: 'duo.com' }],
  packages: {
    generic: [
      { name: 'env:DUO_API_HOST', class: 'B' },
      { name: 'env:DUO_CLIENT_SECRET', class: 'B' },
      { name: 'env:DUO_CLIENT_ID', class: 'B' },
      { name: 'env:DUO_SECRET_KEY', class: 'B' },
      { name: 'env:DUO_INTEGRATION_KEY', class: 'B' },
      { name: 'env:DUO_SKEY', class: 'B' },
      { name: 'env:DUO_IKEY', class: 'B' },
    ],
    composer: [
      { name: 'duosecurity/duo_php' },
      { name: 'socialiteproviders/duo', class: 'C' },
      { name: 'duosecurity/duo_universal_php' },
    ],
    gem: [{ name: 'duo_web' }, { name: 'duo_api' }],
    golang: [
      { module: 'github.com/e-gineer/duo_api_golang', class: 'C' },
      { module: 'github.com/duosecurity/duo_universal_golang' },
      { module: 'github.com/duosecurity/duo_api_golang' },
    ],
    maven: [{ name: 'com.duosecurity:duo-client' }, { name: 'com.duosecurity:duo-universal-sdk' }],
    npm: [
      { name: '@duosecurity/duo_web' },
      { name: 'duo_web' },
      { name: 'duo-api' },
      { name: '@duosecurity/duo_api' },
      { name: '@duosecurity/duo_universal' },
    ],
    nuget: [{ name: 'DuoUniversal' }],
    pypi: [{ name: 'duo-hmac', class: 'C' }, { name: 'duo-client' }, { name: 'duo-universal' }],
  },
  sources: ['https://duo.com/docs', 'https://status.duo.com', 'known'],
};
