import type { Vendor } from '../vendor.ts';

export const freshdesk: Vendor = {
  slug: 'freshdesk',
  name: 'Freshworks (Freshdesk)',
  category: 'business',
  statusPageUrl: 'https://status.freshworks.com',
  hosts: [
    { suffix: 'freshchat.com' },
    { suffix: 'freshdesk.com', tenant: true },
    { suffix: 'freshservice.com' },
    { suffix: 'myfreshworks.com' },
    { suffix: 'freshworks.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/freshworks/freshchat-ios' }, { name: 'github.com/freshdesk/freshchat-ios' }],
    maven: [
      { group: 'com.freshchat' },
      { group: 'com.github.freshworks' },
      { group: 'com.github.freshdesk' },
      { name: 'com.github.freshworks:freshchat-android' },
    ],
    cocoapods: [{ name: 'FreshdeskSDK', class: 'C' }, { name: 'FreshchatSDK' }],
    pub: [{ name: 'freshchat_sdk' }],
    npm: [
      { name: 'reactjs-freshchat', class: 'C' },
      { name: 'react-native-freshchat-sdk' },
      { name: 'freshdesk-api', class: 'C' },
    ],
    composer: [{ name: 'mpclarkson/freshdesk-php-sdk', class: 'C' }],

    generic: [{ prefix: 'env:FRESHDESK_', class: 'B' }],
    gem: [{ name: 'freshdesk_api', class: 'C' }, { name: 'freshdesk' }],
    pypi: [
      { name: 'freshdesk', class: 'C' },
      { name: 'nn-freshdesk-client', class: 'C' },
      { name: 'airbyte-agent-freshdesk', class: 'C' },
      { name: 'pyfreshdesk', class: 'C' },
      { name: 'tap-freshdesk', class: 'C' },
      { name: 'airbyte-source-freshdesk', class: 'C' },
      { name: 'python-freshdesk' },
    ],
  },
  sources: ['https://developers.freshdesk.com', 'https://status.freshworks.com', 'known'],
};
