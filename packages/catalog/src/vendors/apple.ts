import type { Vendor } from '../vendor.ts';

export const apple: Vendor = {
  slug: 'apple',
  name: 'Apple (APNs, App Store Server API)',
  category: 'platform',
  statusPageUrl: 'https://developer.apple.com/system-status',
  statusPage: { adapter: 'apple' },
  hosts: [
    { host: 'sandbox.itunes.apple.com' },
    { host: 'api.push.apple.com' },
    { host: 'api.sandbox.push.apple.com' },
    { host: 'api.storekit.itunes.apple.com' },
    { host: 'buy.itunes.apple.com' },
    { host: 'appleid.apple.com' },
    { host: 'api.appstoreconnect.apple.com' },
    { suffix: 'apple.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/apple/app-store-server-library-swift' }],
    pub: [{ name: 'sign_in_with_apple' }],
    nuget: [{ name: 'dotAPNS', class: 'C' }],
    generic: [
      { prefix: 'env:APP_STORE_CONNECT_', class: 'B' },
      { prefix: 'env:APPLE_', class: 'B' },
      { name: 'fastlane/Appfile', class: 'G' },
      { name: 'fastlane/Fastfile', class: 'G' },
    ],
    cargo: [{ name: 'a2' }],
    composer: [
      { name: 'patrickbussmann/oauth2-apple', class: 'C' },
      { name: 'laravel-notification-channels/apn', class: 'C' },
      { name: 'socialiteproviders/apple', class: 'C' },
      { name: 'edamov/pushok' },
    ],
    gem: [{ name: 'omniauth-apple', class: 'C' }, { name: 'apnotic' }],
    golang: [{ module: 'github.com/sideshow/apns2' }],
    maven: [{ name: 'com.apple.itunes.storekit:app-store-server-library' }, { name: 'com.eatthepath:pushy' }],
    npm: [
      { name: 'app-store-server-api', class: 'C' },
      { name: 'passport-apple', class: 'C' },
      { name: '@apple/app-store-server-library' },
      { name: '@parse/node-apn' },
      { name: 'apn' },
    ],
    pypi: [{ name: 'app-store-server-library' }, { name: 'aioapns' }],
  },
  sources: ['https://developer.apple.com/documentation', 'https://developer.apple.com/system-status', 'known'],
};
