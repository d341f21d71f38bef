import type { Vendor } from '../vendor.ts';

export const rollbar: Vendor = {
  slug: 'rollbar',
  name: 'Rollbar',
  category: 'monitoring',
  statusPageUrl: 'https://status.rollbar.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'cdn.rollbar.com' }, { host: 'api.rollbar.com' }, { suffix: 'rollbar.com' }],
  packages: {
    cargo: [{ name: 'rollbar' }],
    cocoapods: [{ name: 'Rollbar' }, { name: 'RollbarNotifier' }],
    composer: [{ name: 'rollbar/rollbar-laravel' }, { name: 'rollbar/rollbar' }],
    gem: [{ name: 'rollbar' }],
    generic: [{ prefix: 'env:ROLLBAR_', class: 'B' }],
    golang: [{ module: 'github.com/rollbar/rollbar-go' }],
    hex: [{ name: 'rollbax' }],
    maven: [{ name: 'com.rollbar:rollbar-java' }, { group: 'com.rollbar' }],
    npm: [{ name: '@rollbar/react', class: 'C' }, { name: 'nestjs-rollbar', class: 'C' }, { name: 'rollbar' }],
    nuget: [{ name: 'Rollbar' }],
    pub: [{ name: 'rollbar_flutter' }],
    pypi: [{ name: 'rollbar' }],
    swift: [{ name: 'github.com/rollbar/rollbar-apple' }],
    terraform: [{ name: 'rollbar/rollbar', class: 'G' }],
  },
  sources: ['https://docs.rollbar.com', 'https://status.rollbar.com', 'known'],
};
