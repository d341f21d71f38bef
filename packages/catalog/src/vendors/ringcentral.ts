import type { Vendor } from '../vendor.ts';

export const ringcentral: Vendor = {
  slug: 'ringcentral',
  name: 'RingCentral',
  category: 'telephony',
  statusPageUrl: 'https://status.ringcentral.com',
  hosts: [{ host: 'platform.ringcentral.com' }, { host: 'media.ringcentral.com' }, { suffix: 'ringcentral.com' }],
  packages: {
    generic: [{ prefix: 'env:RINGCENTRAL_', class: 'B' }],
    maven: [{ name: 'com.ringcentral:ringcentral' }],
    composer: [{ name: 'symfony/ring-central-notifier', class: 'C' }, { name: 'ringcentral/ringcentral-php' }],
    gem: [{ name: 'ringcentral-sdk' }],
    npm: [
      { name: 'ringcentral-ts', class: 'C' },
      { name: 'ringcentral-client' },
      { name: 'ringcentral' },
      { name: '@ringcentral/sdk' },
    ],
    nuget: [{ name: 'RingCentral.Net' }],
    pypi: [
      { name: 'tap-ringcentral', class: 'C' },
      { name: 'airbyte-source-ringcentral', class: 'C' },
      { name: 'ringcentral' },
    ],
  },
  sources: ['https://developers.ringcentral.com'],
};
