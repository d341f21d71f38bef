import type { Vendor } from '../vendor.ts';

export const privy: Vendor = {
  slug: 'privy',
  name: 'Privy',
  category: 'auth',
  statusPageUrl: 'https://status.privy.io',
  hosts: [{ host: 'auth.privy.io' }, { host: 'api.privy.io' }, { suffix: 'privy.io' }],
  packages: {
    generic: [
      { name: 'env:PRIVY_APP_SECRET', class: 'B' },
      { name: 'env:PRIVY_APP_ID', class: 'B' },
    ],
    pub: [{ name: 'privy_flutter' }],
    swift: [{ name: 'github.com/privy-io/privy-ios' }],
    cargo: [{ name: 'privy-rs' }],
    pypi: [{ name: 'privy-client' }, { name: 'langchain-privy', class: 'C' }],
    npm: [
      { name: '@privy-io/expo-native-extensions' },
      { name: '@privy-io/cross-app-connect' },
      { name: '@privy-io/wagmi' },
      { name: '@privy-io/api-base' },
      { name: '@privy-io/public-api' },
      { name: '@privy-io/js-sdk-core' },
      { name: '@privy-io/react-auth' },
      { name: '@privy-io/server-auth' },
      { name: '@privy-io/node' },
      { name: '@privy-io/expo' },
    ],
  },
  sources: ['https://docs.privy.io'],
};
