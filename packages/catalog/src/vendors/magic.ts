import type { Vendor } from '../vendor.ts';

export const magic: Vendor = {
  slug: 'magic',
  name: 'Magic',
  category: 'auth',
  statusPageUrl: 'https://status.magic.link',
  hosts: [{ host: 'api.magic.link' }, { host: 'auth.magic.link' }, { suffix: 'magic.link' }],
  packages: {
    maven: [{ name: 'link.magic:magic-android' }],
    swift: [{ name: 'github.com/magiclabs/magic-ios' }],
    cocoapods: [{ name: 'MagicSDK' }],
    pub: [
      { name: 'magic_ext_tezos' },
      { name: 'magic_ext_solana' },
      { name: 'magic_ext_oidc' },
      { name: 'magic_ext_oauth' },
      { name: 'magic_sdk' },
    ],
    gem: [{ name: 'magic-admin' }],
    golang: [{ module: 'github.com/magiclabs/magic-admin-go' }],
    npm: [
      { name: '@magic-sdk/react-native-bare' },
      { name: '@magic-sdk/react-native-expo' },
      { name: '@magic-ext/react-native-expo-oauth' },
      { name: 'magic-sdk' },
      { name: '@magic-sdk/admin' },
      { name: '@magic-ext/oauth' },
    ],
    pypi: [{ name: 'magic-admin' }],
  },
  sources: ['https://magic.link/docs'],
};
