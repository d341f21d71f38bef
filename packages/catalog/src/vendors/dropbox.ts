import type { Vendor } from '../vendor.ts';

export const dropbox: Vendor = {
  slug: 'dropbox',
  name: 'Dropbox',
  category: 'business',
  statusPageUrl: 'https://status.dropbox.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'www.dropbox.com' },
    { host: 'api.dropboxapi.com' },
    { host: 'content.dropboxapi.com' },
    { host: 'notify.dropboxapi.com' },
    { suffix: 'dropbox.com' },
    { suffix: 'dropboxapi.com' },
    { suffix: 'dropboxusercontent.com' },
  ],
  packages: {
    hex: [{ name: 'elixir_dropbox', class: 'C' }],
    pub: [{ name: 'dropbox_client', class: 'C' }],
    cargo: [{ name: 'dropbox-sdk' }],
    cocoapods: [{ name: 'SwiftyDropbox' }],
    composer: [
      { name: 'kunalvarma05/dropbox-php-sdk', class: 'C' },
      { name: 'stevenmaguire/oauth2-dropbox', class: 'C' },
      { name: 'socialiteproviders/dropbox', class: 'C' },
      { name: 'spatie/flysystem-dropbox', class: 'C' },
      { name: 'spatie/dropbox-api' },
    ],
    gem: [
      { name: 'omniauth-dropbox-oauth2', class: 'C' },
      { name: 'omniauth-dropbox', class: 'C' },
      { name: 'dropbox_api' },
    ],
    generic: [{ prefix: 'env:DROPBOX_', class: 'B' }],
    golang: [{ module: 'github.com/dropbox/dropbox-sdk-go-unofficial' }],
    maven: [{ name: 'com.dropbox.core:dropbox-core-sdk' }, { group: 'com.dropbox.core' }],
    npm: [{ name: 'dropbox-v2-api', class: 'C' }, { name: 'passport-dropbox-oauth2', class: 'C' }, { name: 'dropbox' }],
    nuget: [{ name: 'Dropbox.Api' }],
    pypi: [{ name: 'dropbox' }],
    swift: [{ name: 'github.com/dropbox/swiftydropbox' }],
  },
  sources: ['https://www.dropbox.com/developers/documentation', 'https://status.dropbox.com', 'known'],
};
