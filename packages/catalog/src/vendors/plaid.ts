import type { Vendor } from '../vendor.ts';

export const plaid: Vendor = {
  slug: 'plaid',
  name: 'Plaid',
  category: 'payments',
  statusPageUrl: 'https://status.plaid.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cdn.plaid.com' },
    { host: 'production.plaid.com' },
    { host: 'sandbox.plaid.com' },
    { host: 'development.plaid.com' },
    { suffix: 'plaid.com' },
  ],
  packages: {
    composer: [{ name: 'tomorrow-ideas/plaid-sdk-php', class: 'C' }],
    hex: [
      { name: 'plaid', class: 'C' },
      { name: 'plaid_elixir', class: 'C' },
      { name: 'elixir_plaid', class: 'C' },
    ],
    cargo: [{ name: 'plaid', class: 'C' }],
    cocoapods: [{ name: 'Plaid' }],
    gem: [{ name: 'plaid' }],
    generic: [{ prefix: 'env:PLAID_', class: 'B' }],
    golang: [{ module: 'github.com/plaid/plaid-go' }],
    maven: [{ name: 'com.plaid:plaid-java' }, { group: 'com.plaid' }],
    npm: [
      { name: 'ngx-plaid-link', class: 'C' },
      { name: '@burstware/react-native-plaid-link', class: 'C' },
      { name: 'react-native-plaid-link-sdk' },
      { name: 'plaid' },
      { name: 'react-plaid-link' },
    ],
    nuget: [{ name: 'Acklann.Plaid', class: 'C' }, { name: 'Going.Plaid' }],
    pub: [{ name: 'plaid_flutter' }],
    pypi: [
      { name: 'langchain-plaid', class: 'C' },
      { name: 'airbyte-source-plaid', class: 'C' },
      { name: 'plaid-python' },
    ],
    swift: [{ name: 'github.com/plaid/plaid-link-ios' }],
  },
  sources: ['https://plaid.com/docs', 'https://status.plaid.com', 'known'],
};
