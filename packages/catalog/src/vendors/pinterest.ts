import type { Vendor } from '../vendor.ts';

export const pinterest: Vendor = {
  slug: 'pinterest',
  name: 'Pinterest',
  category: 'social',
  statusPageUrl: 'https://www.pintereststatus.com',
  hosts: [
    { host: 'api.pinterest.com' },
    { host: 'api-sandbox.pinterest.com' },
    { suffix: 'pinterest.com' },
    { suffix: 'pinimg.com' },
  ],
  packages: {
    cocoapods: [{ name: 'PinterestSDK', class: 'C' }],
    generic: [{ prefix: 'env:PINTEREST_', class: 'B' }],
    npm: [{ name: 'passport-pinterest', class: 'C' }],
    gem: [{ name: 'omniauth-pinterest', class: 'C' }],
    composer: [
      { name: 'vantezzen/oauth2-pinterest', class: 'C' },
      { name: 'aporat/oauth2-pinterest', class: 'C' },
      { name: 'socialiteproviders/pinterest', class: 'C' },
    ],
    pypi: [
      { name: 'py3-pinterest', class: 'C' },
      { name: 'pinterest-generated-client', class: 'C' },
      { name: 'arcane-pinterest', class: 'C' },
      { name: 'airbyte-agent-pinterest', class: 'C' },
      { name: 'pinterestsdk', class: 'C' },
      { name: 'airbyte-source-pinterest', class: 'C' },
      { name: 'pinterest-api-sdk' },
    ],
  },
  sources: ['https://developers.pinterest.com/docs'],
};
