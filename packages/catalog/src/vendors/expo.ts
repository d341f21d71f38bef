import type { Vendor } from '../vendor.ts';

export const expo: Vendor = {
  slug: 'expo',
  name: 'Expo',
  category: 'messaging',
  statusPageUrl: 'https://status.expo.dev',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'exp.host' },
    { host: 'api.expo.dev' },
    { host: 'u.expo.dev' },
    { suffix: 'exp.host' },
    { suffix: 'expo.dev' },
  ],
  packages: {
    cargo: [{ name: 'expo_push_notification_client', class: 'C' }],
    hex: [{ name: 'exponent_server_sdk', class: 'C' }],
    maven: [{ name: 'io.github.jav:expo-server-sdk', class: 'C' }],
    nuget: [{ name: 'Expo.Server.SDK', class: 'C' }],
    golang: [
      { module: 'github.com/9ssi7/exponent', class: 'C' },
      { module: 'github.com/oliveroneill/exponent-server-sdk-golang', class: 'C' },
    ],
    composer: [
      { name: 'alymosul/exponent-server-sdk-php', class: 'C' },
      { name: 'symfony/expo-notifier', class: 'C' },
      { name: 'laravel-notification-channels/expo', class: 'C' },
      { name: 'ctwillie/expo-server-sdk-php' },
    ],
    gem: [{ name: 'expo-server-sdk', class: 'C' }, { name: 'exponent-server-sdk' }],
    generic: [{ name: 'eas.json', class: 'G' }],
    githubactions: [{ prefix: 'expo/', class: 'G' }],
    npm: [
      { name: 'eas-cli', class: 'G' },
      { name: '@better-auth/expo', class: 'C' },
      { name: 'expo-notifications' },
      { name: 'expo-updates' },
      { name: 'expo-server-sdk' },
    ],
    pypi: [{ name: 'exponent-server-sdk' }],
  },
  sources: ['https://docs.expo.dev', 'https://status.expo.dev', 'known'],
};
