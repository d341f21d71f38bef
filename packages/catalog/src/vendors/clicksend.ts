import type { Vendor } from '../vendor.ts';

export const clicksend: Vendor = {
  slug: 'clicksend',
  name: 'ClickSend',
  category: 'messaging',
  statusPageUrl: 'https://status.clicksend.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'rest.clicksend.com' }, { suffix: 'clicksend.com' }],
  packages: {
    generic: [{ prefix: 'env:CLICKSEND_', class: 'B' }],
    composer: [{ name: 'symfony/click-send-notifier', class: 'C' }, { name: 'clicksend/clicksend-php' }],
    gem: [{ name: 'clicksend_client' }],
    maven: [{ name: 'com.clicksend:clicksend-java' }],
    npm: [{ name: 'clicksend' }],
    pypi: [{ name: 'django-click-send-sms', class: 'C' }, { name: 'clicksend-client' }],
  },
  sources: ['https://developers.clicksend.com', 'https://status.clicksend.com', 'known'],
};
