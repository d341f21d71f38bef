import type { Vendor } from '../vendor.ts';

export const coinbase: Vendor = {
  slug: 'coinbase',
  name: 'Coinbase',
  category: 'payments',
  statusPageUrl: 'https://status.coinbase.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.commerce.coinbase.com' },
    { host: 'api.coinbase.com' },
    { host: 'api.exchange.coinbase.com' },
    { host: 'api.developer.coinbase.com' },
    { host: 'api.cdp.coinbase.com' },
    { suffix: 'coinbase.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/MobileWalletProtocol/wallet-mobile-sdk' }],
    cocoapods: [{ name: 'CoinbaseWalletSDK' }],
    generic: [{ prefix: 'env:COINBASE_', class: 'B' }],
    composer: [
      { name: 'coinbase/coinbase-commerce' },
      { name: 'omnipay/coinbase', class: 'C' },
      { name: 'socialiteproviders/coinbase', class: 'C' },
      { name: 'coinbase/coinbase' },
    ],
    nuget: [{ name: 'Coinbase', class: 'C' }],
    golang: [
      { module: 'github.com/preichenberger/go-coinbasepro', class: 'C' },
      { module: 'github.com/coinbase/coinbase-advanced-go' },
    ],
    gem: [{ name: 'omniauth-coinbase', class: 'C' }, { name: 'coinbase_commerce' }],
    npm: [
      { name: '@coinbase/agentkit' },
      { name: 'coinbase' },
      { name: '@coinbase/wallet-sdk' },
      { name: 'coinbase-pro-node', class: 'C' },
      { name: '@coinbase/onchainkit' },
      { name: 'coinbase-commerce-node' },
      { name: '@coinbase/coinbase-sdk' },
      { name: '@coinbase/cdp-sdk' },
    ],
    pypi: [{ name: 'coinbase' }, { name: 'coinbase-commerce' }, { name: 'coinbase-advanced-py' }, { name: 'cdp-sdk' }],
  },
  sources: ['https://docs.cdp.coinbase.com', 'https://status.coinbase.com', 'known'],
};
