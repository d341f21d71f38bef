import type { Vendor } from '../vendor.ts';

export const hcaptcha: Vendor = {
  slug: 'hcaptcha',
  name: 'hCaptcha',
  category: 'identity',
  statusPageUrl: 'https://status.hcaptcha.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.hcaptcha.com' },
    { host: 'hcaptcha.com' },
    { host: 'js.hcaptcha.com' },
    { suffix: 'hcaptcha.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/kataras/hcaptcha', class: 'C' }],
    nuget: [{ name: 'BenjaminAbt.HCaptcha', class: 'C' }],
    cocoapods: [{ name: 'HCaptcha' }],
    composer: [
      { name: 'wpackagist-plugin/hcaptcha-for-forms-and-more', class: 'C' },
      { name: 'meteo-concept/hcaptcha-bundle', class: 'C' },
      { name: 'scyllaly/hcaptcha', class: 'C' },
      { name: 'waldhacker/hcaptcha', class: 'C' },
    ],
    generic: [{ prefix: 'env:HCAPTCHA_', class: 'B' }],
    pypi: [{ name: 'django-hcaptcha', class: 'C' }],
    gem: [{ name: 'hcaptcha' }],
    maven: [{ group: 'com.github.hCaptcha.hcaptcha-android-sdk' }],
    npm: [
      { name: 'solid-hcaptcha', class: 'C' },
      { name: 'react-hcaptcha', class: 'C' },
      { name: 'ng-hcaptcha', class: 'C' },
      { name: '@hcaptcha/vanilla-hcaptcha' },
      { name: '@hcaptcha/loader' },
      { name: 'hcaptcha' },
      { name: '@hcaptcha/react-native-hcaptcha' },
      { name: '@hcaptcha/vue-hcaptcha' },
      { name: '@hcaptcha/vue3-hcaptcha' },
      { name: '@hcaptcha/react-hcaptcha' },
    ],
  },
  sources: ['https://docs.hcaptcha.com', 'https://status.hcaptcha.com', 'known'],
};
