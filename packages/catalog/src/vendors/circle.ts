import type { Vendor } from '../vendor.ts';

export const circle: Vendor = {
  slug: 'circle',
  name: 'Circle',
  category: 'finance',
  statusPageUrl: 'https://status.circle.com',
  hosts: [{ host: 'api.circle.com' }, { host: 'api-sandbox.circle.com' }, { suffix: 'circle.com' }],
  packages: {
    npm: [
      { name: '@circle-fin/w3s-pw-web-sdk' },
      { name: '@circle-fin/w3s-pw-react-native-sdk' },
      { name: '@circle-fin/smart-contract-platform' },
      { name: '@circle-fin/provider-cctp-v2' },
      { name: '@circle-fin/modular-wallets-core' },
      { name: '@circle-fin/bridge-kit' },
      { name: '@circle-fin/adapter-circle-wallets' },
      { name: '@circle-fin/circle-sdk' },
      { name: '@circle-fin/developer-controlled-wallets' },
      { name: '@circle-fin/user-controlled-wallets' },
    ],
  },
  sources: ['https://developers.circle.com'],
};
