import type { Vendor } from '../vendor.ts';

export const alchemy: Vendor = {
  slug: 'alchemy',
  name: 'Alchemy',
  category: 'blockchain',
  statusPageUrl: 'https://status.alchemy.com',
  hosts: [{ suffix: 'g.alchemy.com' }, { host: 'dashboard.alchemy.com' }, { suffix: 'alchemy.com' }],
  packages: {
    pypi: [{ name: 'typed-alchemy', class: 'C' }, { name: 'alchemy-sdk' }],
    npm: [
      { name: '@account-kit/react-native-signer' },
      { name: '@account-kit/core' },
      { name: '@account-kit/signer' },
      { name: '@account-kit/wallet-client' },
      { name: '@alchemy/aa-signers' },
      { name: '@alchemy/wallet-apis' },
      { name: '@alchemy/aa-accounts' },
      { name: '@alchemy/aa-core' },
      { name: '@alchemy/aa-alchemy' },
      { name: '@account-kit/infra' },
      { name: '@alch/alchemy-sdk' },
      { name: '@alch/alchemy-web3' },
      { name: 'alchemy-sdk' },
      { name: '@account-kit/react', class: 'C' },
    ],
  },
  sources: ['https://www.alchemy.com/docs'],
};
