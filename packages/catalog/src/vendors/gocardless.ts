import type { Vendor } from '../vendor.ts';

export const gocardless: Vendor = {
  slug: 'gocardless',
  name: 'GoCardless',
  category: 'payments',
  statusPageUrl: 'https://www.gocardless-status.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'connect.gocardless.com' },
    { host: 'connect-sandbox.gocardless.com' },
    { host: 'api.gocardless.com' },
    { host: 'api-sandbox.gocardless.com' },
    { host: 'bankaccountdata.gocardless.com' },
    { suffix: 'gocardless.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:GOCARDLESS_', class: 'B' }],
    composer: [{ name: 'omnipay/gocardless', class: 'C' }, { name: 'gocardless/gocardless-pro' }],
    gem: [{ name: 'gocardless_pro' }],
    golang: [{ module: 'github.com/gocardless/gocardless-pro-go' }],
    maven: [{ name: 'com.gocardless:gocardless-pro' }],
    npm: [{ name: 'gocardless-nodejs' }],
    nuget: [{ name: 'GoCardless' }],
    pypi: [
      { name: 'gocardless-to-csv', class: 'C' },
      { name: 'tap-gocardless', class: 'C' },
      { name: 'airbyte-source-gocardless', class: 'C' },
      { name: 'gocardless_pro' },
    ],
  },
  sources: ['https://developer.gocardless.com', 'https://www.gocardless-status.com', 'known'],
};
