import type { Vendor } from '../vendor.ts';

export const phrase: Vendor = {
  slug: 'phrase',
  name: 'Phrase',
  category: 'development',
  statusPageUrl: 'https://status.phrase.com',
  hosts: [{ host: 'api.phrase.com' }, { host: 'api.us.app.phrase.com' }, { suffix: 'phrase.com' }],
  packages: {
    docker: [{ name: 'phrase/phrase-cli', class: 'G' }],
    githubactions: [{ prefix: 'phrase/', class: 'G' }],
    generic: [
      { name: '.phrase.yml', class: 'G' },
      { name: '.phraseapp.yml', class: 'G' },
    ],
    pub: [{ name: 'phrase' }],
    swift: [{ name: 'github.com/phrase/ios-sdk' }],
    cocoapods: [{ name: 'PhraseSDK' }],

    golang: [{ module: 'github.com/phrase/phrase-go' }],
    composer: [{ name: 'symfony/phrase-translation-provider', class: 'C' }],
    gem: [{ name: 'fastlane-plugin-phraseapp', class: 'G' }, { name: 'phrase' }],
    npm: [{ name: 'phrase-js' }],
    pypi: [{ name: 'phrase-api' }],
  },
  sources: ['https://developers.phrase.com', 'known'],
};
