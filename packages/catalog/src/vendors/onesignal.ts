import type { Vendor } from '../vendor.ts';

export const onesignal: Vendor = {
  slug: 'onesignal',
  name: 'OneSignal',
  category: 'messaging',
  statusPageUrl: 'https://status.onesignal.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.onesignal.com' }, { host: 'onesignal.com' }],
  packages: {
    composer: [{ name: 'onesignal/onesignal-php-api' }],
    gem: [{ name: 'onesignal' }],
    golang: [{ module: 'github.com/OneSignal/onesignal-go-api' }],
    maven: [{ name: 'com.onesignal:onesignal-java-client' }, { group: 'com.onesignal' }],
    npm: [{ name: '@onesignal/node-onesignal' }, { name: 'onesignal-node' }, { name: 'react-onesignal' }],
    nuget: [{ name: 'OneSignalApi' }],
    pypi: [{ name: 'onesignal-sdk' }, { name: 'onesignal-python-api' }],
  },
  sources: ['https://status.onesignal.com', 'known'],
};
