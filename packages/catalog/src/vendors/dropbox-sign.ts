import type { Vendor } from '../vendor.ts';

export const dropboxSign: Vendor = {
  slug: 'dropbox-sign',
  name: 'Dropbox Sign (HelloSign)',
  category: 'business',
  statusPageUrl: 'https://status.hellosign.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.hellosign.com' }, { suffix: 'hellosign.com' }],
  packages: {
    golang: [{ module: 'github.com/jheth/hellosign-go-sdk', class: 'C' }],
    generic: [
      { prefix: 'env:HELLOSIGN_', class: 'B' },
      { prefix: 'env:DROPBOXSIGN_', class: 'B' },
      { prefix: 'env:DROPBOX_SIGN_', class: 'B' },
    ],
    composer: [{ name: 'dropbox/sign' }, { name: 'hellosign/hellosign-php-sdk' }],
    gem: [{ name: 'dropbox-sign' }, { name: 'hellosign-ruby-sdk' }],
    maven: [{ name: 'com.hellosign:hellosign-java-sdk' }, { name: 'com.dropbox.sign:dropbox-sign' }],
    npm: [{ name: 'hellosign-embedded' }, { name: '@dropbox/sign' }, { name: 'hellosign-sdk' }],
    nuget: [{ name: 'HelloSign' }, { name: 'Dropbox.Sign' }],
    pypi: [{ name: 'dropbox-sign' }, { name: 'hellosign-python-sdk' }],
  },
  sources: ['https://developers.hellosign.com', 'https://status.hellosign.com', 'known'],
};
