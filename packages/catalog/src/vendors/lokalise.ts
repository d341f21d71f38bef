import type { Vendor } from '../vendor.ts';

export const lokalise: Vendor = {
  slug: 'lokalise',
  name: 'Lokalise',
  category: 'development',
  statusPageUrl: 'https://status.lokalise.com',
  hosts: [{ host: 'api.lokalise.com' }, { suffix: 'lokalise.com' }],
  packages: {
    docker: [{ prefix: 'lokalise/', class: 'G' }],
    githubactions: [{ prefix: 'lokalise/', class: 'G' }],
    maven: [{ name: 'com.lokalise.android:sdk' }],
    pub: [{ name: 'lokalise_flutter_sdk' }],
    swift: [{ name: 'github.com/lokalise/lokalise-ios-framework' }],
    cocoapods: [{ name: 'Lokalise' }],
    composer: [{ name: 'lokalise/php-lokalise-api' }, { name: 'symfony/lokalise-translation-provider', class: 'C' }],
    generic: [{ prefix: 'env:LOKALISE_', class: 'B' }],
    gem: [
      { name: 'lokalise_manager', class: 'C' },
      { name: 'fastlane-plugin-lokalise', class: 'G' },
      { name: 'ruby-lokalise-api' },
    ],
    golang: [{ module: 'github.com/lokalise/go-lokalise-api' }],
    npm: [
      { name: '@lokalise/polyglot-sdk' },
      { name: 'lokalise', class: 'C' },
      { name: 'lokalise-file-exchange', class: 'C' },
      { name: '@lokalise/node-api' },
    ],
    pypi: [
      { name: 'airflow-providers-lokalise', class: 'C' },
      { name: 'airbyte-source-lokalise', class: 'C' },
      { name: 'python-lokalise-api' },
    ],
  },
  sources: ['https://developers.lokalise.com', 'https://status.lokalise.com', 'known'],
};
