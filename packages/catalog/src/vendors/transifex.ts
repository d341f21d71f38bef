import type { Vendor } from '../vendor.ts';

export const transifex: Vendor = {
  slug: 'transifex',
  name: 'Transifex',
  category: 'content',
  statusPageUrl: 'https://status.transifex.com',
  hosts: [
    { host: 'rest.api.transifex.com' },
    { host: 'cds.svc.transifex.net' },
    { suffix: 'transifex.com' },
    { suffix: 'transifex.net' },
  ],
  packages: {
    githubactions: [{ name: 'transifex/cli-action', class: 'G' }],
    gem: [
      { name: 'fastlane-plugin-transifex_api', class: 'G' },
      { name: 'fastlane-plugin-transifex', class: 'G' },
    ],
    composer: [{ name: 'mautic/transifex', class: 'G' }],
    maven: [{ name: 'com.transifex.txnative:txsdk' }],
    swift: [{ name: 'github.com/transifex/transifex-swift' }],
    cocoapods: [{ name: 'Transifex' }],
    generic: [
      { name: '.tx/config', class: 'G' },
      { prefix: 'env:TRANSIFEX_', class: 'B' },
    ],
    npm: [
      { name: '@transifex/angular' },
      { name: 'transifex', class: 'C' },
      { name: '@transifex/native' },
      { name: '@transifex/react' },
      { name: '@transifex/cli', class: 'G' },
      { name: '@transifex/api' },
    ],
    pypi: [{ name: 'transifex-python' }, { name: 'transifex-client', class: 'G' }],
  },
  sources: ['https://developers.transifex.com', 'known'],
};
