import type { Vendor } from '../vendor.ts';

export const authorizeNet: Vendor = {
  slug: 'authorize-net',
  name: 'Authorize.Net',
  category: 'payments',
  statusPageUrl: 'https://status.authorize.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.authorize.net' },
    { host: 'api2.authorize.net' },
    { host: 'apitest.authorize.net' },
    { suffix: 'authorize.net' },
  ],
  packages: {
    swift: [{ name: 'github.com/AuthorizeNet/accept-sdk-ios', class: 'C' }],
    cocoapods: [{ name: 'authorizenet-sdk' }, { name: 'AuthorizeNetAccept' }],
    hex: [{ name: 'elixir_authorizenet', class: 'C' }],
    golang: [
      { module: 'github.com/wenerme/go-authorizenet', class: 'C' },
      { module: 'github.com/hunterlong/authorizecim', class: 'C' },
    ],
    generic: [
      { prefix: 'env:AUTHORIZENET_', class: 'B' },
      { prefix: 'env:AUTHORIZE_NET_', class: 'B' },
    ],
    composer: [
      { name: 'payum/authorize-net-aim', class: 'C' },
      { name: 'cimpleo/omnipay-authorizenetrecurring', class: 'C' },
      { name: 'academe/omnipay-authorizenetapi', class: 'C' },
      { name: 'omnipay/authorizenet', class: 'C' },
      { name: 'authorizenet/authorizenet' },
    ],
    gem: [{ name: 'authorizenet' }],
    maven: [{ name: 'net.authorize:anet-java-sdk' }],
    npm: [{ name: 'authorize-net', class: 'C' }, { name: 'node-authorize-net', class: 'C' }, { name: 'authorizenet' }],
    nuget: [{ name: 'AuthorizeNet' }],
    pypi: [
      { name: 'dms-authorizenet', class: 'C' },
      { name: 'authorizenot', class: 'C' },
      { name: 'terminusgps-authorizenet', class: 'C' },
      { name: 'python-terminusgps', class: 'C' },
      { name: 'eh-authnet', class: 'C' },
      { name: 'authorizenet' },
    ],
  },
  sources: ['https://developer.authorize.net', 'https://status.authorize.net', 'known'],
};
