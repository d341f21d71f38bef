import type { Vendor } from '../vendor.ts';

export const fingerprint: Vendor = {
  slug: 'fingerprint',
  name: 'Fingerprint',
  category: 'identity',
  statusPageUrl: 'https://status.fingerprint.com',
  hosts: [
    { suffix: 'fpcdn.io' },
    { host: 'fpcdn.io' },
    { host: 'api.fpjs.io' },
    { host: 'eu.api.fpjs.io' },
    { host: 'ap.api.fpjs.io' },
    { host: 'api.fpjs.pro' },
    { host: 'fpnpmcdn.net' },
    { suffix: 'fpjs.io' },
    { suffix: 'fpjs.pro' },
    { suffix: 'fpnpmcdn.net' },
    { suffix: 'fingerprint.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/fingerprintjs/fingerprintjs-pro-ios' }],
    pub: [{ name: 'fpjs_pro_plugin' }],
    cocoapods: [{ name: 'FingerprintPro' }],
    maven: [{ name: 'com.fingerprint.android:pro' }],
    composer: [
      { name: 'fingerprint/fingerprint-pro-server-api-php-sdk' },
      { name: 'fingerprint/fingerprint-pro-server-api-sdk' },
    ],
    golang: [{ module: 'github.com/fingerprintjs/fingerprint-pro-server-api-go-sdk' }],
    npm: [
      { name: '@fingerprintjs/fingerprintjs-pro-spa' },
      { name: '@fingerprintjs/fingerprintjs-pro-react-native' },
      { name: '@fingerprintjs/fingerprintjs-pro-react' },
      { name: '@fingerprintjs/fingerprintjs-pro' },
      { name: '@fingerprintjs/fingerprintjs-pro-server-api' },
    ],
    nuget: [{ name: 'FingerprintPro.ServerSdk' }],
    pypi: [{ name: 'fingerprint-pro-server-api-sdk' }],
  },
  sources: ['https://dev.fingerprint.com', 'https://status.fingerprint.com', 'known'],
};
