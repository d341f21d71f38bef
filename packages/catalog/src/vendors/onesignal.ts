import type { Vendor } from '../vendor.ts';

export const onesignal: Vendor = {
  slug: 'onesignal',
  name: 'OneSignal',
  category: 'messaging',
  statusPageUrl: 'https://status.onesignal.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'cdn.onesignal.com' },
    { host: 'api.onesignal.com' },
    { host: 'onesignal.com' },
    { suffix: 'onesignal.com' },
    { suffix: 'os.tc' },
  ],
  packages: {
    generic: [{ prefix: 'env:ONESIGNAL_', class: 'B' }],
    cocoapods: [{ name: 'OneSignal' }, { name: 'OneSignalXCFramework' }],
    composer: [
      { name: 'norkunas/onesignal-php-api', class: 'C' },
      { name: 'berkayk/onesignal-laravel', class: 'C' },
      { name: 'symfony/one-signal-notifier', class: 'C' },
      { name: 'laravel-notification-channels/onesignal', class: 'C' },
      { name: 'onesignal/onesignal-php-api' },
    ],
    gem: [{ name: 'one_signal', class: 'C' }, { name: 'onesignal' }],
    golang: [{ module: 'github.com/OneSignal/onesignal-go-api' }],
    maven: [{ name: 'com.onesignal:onesignal-java-client' }, { group: 'com.onesignal' }],
    npm: [
      { prefix: '@onesignal/' },
      { name: 'onesignal-cordova-plugin' },
      { name: 'onesignal-expo-plugin' },
      { name: '@nuxtjs/onesignal', class: 'C' },
      { name: 'react-native-onesignal' },
      { name: '@onesignal/node-onesignal' },
      { name: 'onesignal-node' },
      { name: 'react-onesignal' },
    ],
    nuget: [
      { name: 'OneSignal.RestAPIv3.Client', class: 'C' },
      { name: 'OneSignalSDK.DotNet' },
      { name: 'OneSignalApi' },
    ],
    pub: [{ name: 'onesignal_flutter' }],
    pypi: [
      { name: 'airbyte-source-onesignal', class: 'C' },
      { name: 'onesignal-sdk' },
      { name: 'onesignal-python-api' },
    ],
    swift: [{ name: 'github.com/onesignal/onesignal-ios-sdk' }, { name: 'github.com/onesignal/onesignal-xcframework' }],
  },
  sources: ['https://documentation.onesignal.com', 'https://status.onesignal.com', 'known'],
};
