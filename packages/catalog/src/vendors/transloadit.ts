import type { Vendor } from '../vendor.ts';

export const transloadit: Vendor = {
  slug: 'transloadit',
  name: 'Transloadit',
  category: 'content',
  statusPageUrl: 'https://transloadit.com/status',
  hosts: [{ host: 'api2.transloadit.com' }, { suffix: 'transloadit.com' }],
  packages: {
    nuget: [{ name: 'Transloadit' }],
    pub: [{ name: 'transloadit' }],
    cocoapods: [{ name: 'Transloadit' }],
    swift: [{ name: 'github.com/transloadit/TransloaditKit' }],
    generic: [{ prefix: 'env:TRANSLOADIT_', class: 'B' }],
    composer: [{ name: 'transloadit/php-sdk' }],
    gem: [{ name: 'transloadit-rails' }, { name: 'transloadit' }],
    golang: [{ module: 'github.com/transloadit/go-sdk' }],
    maven: [{ name: 'com.transloadit.sdk:transloadit' }],
    npm: [
      { name: '@uppy/robodog' },
      { name: '@transloadit/node' },
      { name: 'transloadit' },
      { name: '@uppy/transloadit', class: 'C' },
    ],
    pypi: [{ name: 'pytransloadit' }],
  },
  sources: ['https://transloadit.com/docs', 'https://transloadit.com/status', 'known'],
};
