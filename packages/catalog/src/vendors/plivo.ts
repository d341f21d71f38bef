import type { Vendor } from '../vendor.ts';

export const plivo: Vendor = {
  slug: 'plivo',
  name: 'Plivo',
  category: 'messaging',
  statusPageUrl: 'https://status.plivo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.plivo.com' }, { suffix: 'plivo.com' }],
  packages: {
    cocoapods: [{ name: 'PlivoVoiceKit' }],
    generic: [{ prefix: 'env:PLIVO_', class: 'B' }],
    composer: [
      { name: 'symfony/plivo-notifier', class: 'C' },
      { name: 'laravel-notification-channels/plivo', class: 'C' },
      { name: 'plivo/plivo-php' },
    ],
    gem: [{ name: 'plivo' }],
    golang: [{ module: 'github.com/plivo/plivo-go' }],
    maven: [{ group: 'com.plivo' }, { name: 'com.plivo:plivo-java' }],
    npm: [{ name: 'plivo-browser-sdk' }, { name: 'plivo-node' }, { name: 'plivo' }],
    nuget: [{ name: 'Plivo' }],
    pypi: [{ name: 'plivo-stream-sdk', class: 'C' }, { name: 'plivo' }],
  },
  sources: ['https://www.plivo.com/docs', 'https://status.plivo.com', 'known'],
};
