import type { Vendor } from '../vendor.ts';

export const quickbooks: Vendor = {
  slug: 'quickbooks',
  name: 'QuickBooks Online',
  category: 'business',
  statusPageUrl: 'https://status.developer.intuit.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'quickbooks.api.intuit.com' },
    { host: 'sandbox-quickbooks.api.intuit.com' },
    { host: 'oauth.platform.intuit.com' },
    { suffix: 'intuit.com' },
  ],
  packages: {
    cargo: [
      { name: 'quickbooks-ureq', class: 'C' },
      { name: 'quickbooks-ox', class: 'C' },
      { name: 'quick-oxibooks', class: 'C' },
    ],
    golang: [{ module: 'github.com/rwestlund/quickbooks-go', class: 'C' }],
    generic: [
      { prefix: 'env:INTUIT_', class: 'B' },
      { prefix: 'env:QUICKBOOKS_', class: 'B' },
    ],
    composer: [
      { name: 'compwright/oauth2-quickbooks-online', class: 'C' },
      { name: 'socialiteproviders/quickbooks', class: 'C' },
      { name: 'socialiteproviders/quick-books', class: 'C' },
      { name: 'quickbooks/v3-php-sdk' },
    ],
    gem: [
      { name: 'intuit-oauth' },
      { name: 'quickeebooks', class: 'C' },
      { name: 'omniauth-quickbooks-oauth2', class: 'C' },
      { name: 'omniauth-intuit-oauth2', class: 'C' },
      { name: 'qbo_api' },
      { name: 'quickbooks-ruby' },
    ],
    maven: [
      { name: 'com.intuit.quickbooks-online:ipp-v3-java-data' },
      { name: 'com.intuit.quickbooks-online:ipp-v3-java-devkit' },
    ],
    npm: [
      { name: 'quickbooks', class: 'C' },
      { name: 'quickbooks-node-promise', class: 'C' },
      { name: 'node-quickbooks' },
      { name: 'intuit-oauth' },
    ],
    nuget: [
      { name: 'IppOAuth2PlatformSdk' },
      { name: 'QuickBooksSharp', class: 'C' },
      { name: 'IppDotNetSdkForQuickBooksApiV3' },
    ],
    pypi: [
      { name: 'tap-quickbooks', class: 'C' },
      { name: 'airbyte-source-quickbooks', class: 'C' },
      { name: 'python-quickbooks' },
      { name: 'intuit-oauth' },
    ],
  },
  sources: ['https://developer.intuit.com/app/developer/qbo/docs', 'https://status.developer.intuit.com', 'known'],
};
