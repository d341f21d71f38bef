import type { Vendor } from '../vendor.ts';

export const duo: Vendor = {
  slug: 'duo',
  name: 'Duo Security',
  category: 'identity',
  statusPageUrl: 'https://status.duo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'duosecurity.com' }, { suffix: 'duo.com' }],
  packages: {
    composer: [{ name: 'socialiteproviders/duo', class: 'C' }, { name: 'duosecurity/duo_universal_php' }],
    gem: [{ name: 'duo_api' }],
    golang: [{ module: 'github.com/duosecurity/duo_api_golang' }],
    maven: [{ name: 'com.duosecurity:duo-universal-sdk' }],
    npm: [{ name: '@duosecurity/duo_universal' }],
    nuget: [{ name: 'DuoUniversal' }],
    pypi: [{ name: 'duo-client' }, { name: 'duo-universal' }],
  },
  sources: ['https://duo.com/docs', 'https://status.duo.com', 'known'],
};
