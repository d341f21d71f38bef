import type { Vendor } from '../vendor.ts';

export const friendlyCaptcha: Vendor = {
  slug: 'friendly-captcha',
  name: 'Friendly Captcha',
  category: 'security',
  statusPageUrl: 'https://status.friendlycaptcha.com',
  hosts: [
    { host: 'api.friendlycaptcha.com' },
    { host: 'eu-api.friendlycaptcha.eu' },
    { host: 'global.frcapi.com' },
    { host: 'eu.frcapi.com' },
    { suffix: 'friendlycaptcha.com' },
    { suffix: 'friendlycaptcha.eu' },
    { suffix: 'frcapi.com' },
  ],
  packages: {
    cocoapods: [{ name: 'FriendlyCaptcha', class: 'C' }],
    composer: [{ name: 'friendlycaptcha/sdk' }, { name: 'studiomitte/friendlycaptcha', class: 'C' }],
    generic: [
      { prefix: 'env:FRIENDLYCAPTCHA_', class: 'B' },
      { prefix: 'env:FRIENDLY_CAPTCHA_', class: 'B' },
    ],
    npm: [{ name: 'friendly-challenge' }, { name: '@friendlycaptcha/sdk' }, { name: '@friendlycaptcha/server-sdk' }],
  },
  sources: ['https://developer.friendlycaptcha.com'],
};
