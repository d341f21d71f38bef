import type { Vendor } from '../vendor.ts';

export const turnkey: Vendor = {
  slug: 'turnkey',
  name: 'Turnkey',
  category: 'blockchain',
  statusPageUrl: 'https://status.turnkey.com',
  hosts: [{ host: 'api.turnkey.com' }, { suffix: 'turnkey.com' }],
  packages: {
    cargo: [{ name: 'turnkey_client' }],
    pypi: [
      { name: 'turnkey-http', class: 'C' },
      { name: 'turnkey-api-key-stamper', class: 'C' },
    ],
    generic: [{ prefix: 'env:TURNKEY_', class: 'B' }],
    golang: [{ module: 'github.com/tkhq/go-sdk' }],
    npm: [
      { name: '@turnkey/react-native-passkey-stamper' },
      { name: '@turnkey/cosmjs' },
      { name: '@turnkey/react-native-wallet-kit' },
      { name: '@turnkey/react-wallet-kit' },
      { name: '@turnkey/solana' },
      { name: '@turnkey/core' },
      { name: '@turnkey/http' },
      { name: '@turnkey/sdk-server' },
      { name: '@turnkey/sdk-browser' },
      { name: '@turnkey/sdk-react' },
      { name: '@turnkey/ethers' },
      { name: '@turnkey/viem' },
    ],
  },
  sources: ['https://docs.turnkey.com', 'known'],
};
