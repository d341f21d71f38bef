import type { Vendor } from '../vendor.ts';

export const xero: Vendor = {
  slug: 'xero',
  name: 'Xero',
  category: 'business',
  statusPageUrl: 'https://status.xero.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.xero.com' }, { host: 'identity.xero.com' }, { suffix: 'xero.com' }],
  packages: {
    hex: [
      { name: 'elixero', class: 'C' },
      { name: 'elixir_xero', class: 'C' },
    ],
    golang: [
      { module: 'github.com/quickaco/xerosdk', class: 'C' },
      { module: 'github.com/XeroAPI/xerogolang', class: 'C' },
    ],
    composer: [
      { name: 'langleyfoxall/xero-laravel', class: 'C' },
      { name: 'calcinai/xero-php', class: 'C' },
      { name: 'webfox/laravel-xero-oauth2', class: 'C' },
      { name: 'socialiteproviders/xero', class: 'C' },
      { name: 'xeroapi/xero-php-oauth2' },
    ],
    gem: [
      { name: 'xero_gateway', class: 'C' },
      { name: 'xeroizer', class: 'C' },
      { name: 'omniauth-xero-oauth2', class: 'C' },
      { name: 'omniauth-xero', class: 'C' },
      { name: 'xero-ruby' },
    ],
    maven: [{ group: 'com.xero' }, { name: 'com.xero:xero-java-sdk' }, { name: 'com.github.xeroapi:xero-java' }],
    npm: [
      { name: '@xeroapi/xero-mcp-server' },
      { name: 'xero', class: 'C' },
      { name: 'passport-xero-oauth2', class: 'C' },
      { name: 'xero-node' },
    ],
    nuget: [{ name: 'Xero.NetStandard.OAuth2Client' }, { name: 'Xero.API.SDK' }, { name: 'Xero.NetStandard.OAuth2' }],
    pypi: [
      { name: 'xero-accounting-sdk', class: 'C' },
      { name: 'xeroconnect', class: 'C' },
      { name: 'xerosdk', class: 'C' },
      { name: 'tap-xero', class: 'C' },
      { name: 'airbyte-source-xero', class: 'C' },
      { name: 'xero-python' },
      { name: 'pyxero' },
    ],
  },
  sources: ['https://developer.xero.com/documentation', 'https://status.xero.com', 'known'],
};
