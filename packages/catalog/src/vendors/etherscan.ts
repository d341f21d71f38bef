import type { Vendor } from '../vendor.ts';

export const etherscan: Vendor = {
  slug: 'etherscan',
  name: 'Etherscan',
  category: 'blockchain',
  statusPageUrl: 'https://etherscan.freshstatus.io',
  hosts: [
    { host: 'api.etherscan.io' },
    { suffix: 'etherscan.io' },
    { suffix: 'polygonscan.com' },
    { suffix: 'arbiscan.io' },
    { suffix: 'basescan.org' },
    { suffix: 'snowtrace.io' },
    { suffix: 'ftmscan.com' },
  ],
  packages: {
    cargo: [
      { name: 'foundry-block-explorers', class: 'B' },
      { name: 'ethers-etherscan', class: 'C' },
    ],
    npm: [
      { name: '@truffle/source-fetcher', class: 'C' },
      { name: 'truffle-plugin-verify', class: 'G' },
      { name: 'etherscan', class: 'C' },
      { name: 'etherscan-api', class: 'C' },
    ],
    nuget: [{ name: 'Etherscan.NetSDK', class: 'C' }],
    golang: [{ module: 'github.com/nanmu42/etherscan-api', class: 'C' }],
    generic: [{ prefix: 'env:ETHERSCAN_', class: 'B' }],
    pypi: [
      { name: 'etherscanio', class: 'C' },
      { name: 'blockparty', class: 'C' },
      { name: 'typed-etherscan', class: 'C' },
      { name: 'aiochainscan', class: 'C' },
      { name: 'aioetherscan', class: 'C' },
      { name: 'etherscan-python', class: 'C' },
    ],
  },
  sources: ['https://docs.etherscan.io'],
};
