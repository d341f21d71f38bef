import type { Vendor } from '../vendor.ts';

export const honeybadger: Vendor = {
  slug: 'honeybadger',
  name: 'Honeybadger',
  category: 'monitoring',
  statusPageUrl: 'https://status.honeybadger.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.honeybadger.io' }, { host: 'app.honeybadger.io' }, { suffix: 'honeybadger.io' }],
  packages: {
    githubactions: [{ prefix: 'honeybadger-io/', class: 'G' }],
    nuget: [{ name: 'Honeybadger' }],
    cocoapods: [{ name: 'Honeybadger' }],
    swift: [{ name: 'github.com/honeybadger-io/honeybadger-cocoa' }],
    cargo: [{ name: 'honeybadger' }],
    composer: [{ name: 'honeybadger-io/honeybadger-laravel' }, { name: 'honeybadger-io/honeybadger-php' }],
    gem: [{ name: 'honeybadger' }],
    generic: [{ prefix: 'env:HONEYBADGER_', class: 'B' }],
    golang: [{ module: 'github.com/honeybadger-io/honeybadger-go' }],
    hex: [{ name: 'tower_honeybadger', class: 'C' }, { name: 'honeybadger' }],
    maven: [{ name: 'io.honeybadger:honeybadger-java' }],
    npm: [
      { name: '@honeybadger-io/react-native' },
      { name: '@honeybadger-io/vue' },
      { name: 'honeybadger-js' },
      { name: 'honeybadger' },
      { name: '@honeybadger-io/react', class: 'C' },
      { name: '@honeybadger-io/js' },
    ],
    pypi: [{ name: 'honeybadger' }],
  },
  sources: ['https://docs.honeybadger.io', 'https://status.honeybadger.io', 'known'],
};
