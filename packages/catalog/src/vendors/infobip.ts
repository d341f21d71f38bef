import type { Vendor } from '../vendor.ts';

export const infobip: Vendor = {
  slug: 'infobip',
  name: 'Infobip',
  category: 'messaging',
  statusPageUrl: 'https://status.infobip.com',
  hosts: [{ host: 'api.infobip.com' }, { suffix: 'api.infobip.com' }, { suffix: 'infobip.com' }],
  packages: {
    generic: [{ prefix: 'env:INFOBIP_', class: 'B' }],
    composer: [
      { name: 'infobip/infobip-api-php-client' },
      { name: 'symfony/infobip-mailer', class: 'C' },
      { name: 'symfony/infobip-notifier', class: 'C' },
    ],
    golang: [{ module: 'github.com/infobip/infobip-api-go-client' }],
    maven: [{ name: 'com.infobip:infobip-api-java-client' }],
    npm: [{ name: '@infobip-api/sdk' }],
    nuget: [{ name: 'Infobip.Api.Client' }],
    pypi: [{ name: 'infobip-api-python-client' }],
  },
  sources: ['https://www.infobip.com/docs/api'],
};
