import type { Vendor } from '../vendor.ts';

export const what3words: Vendor = {
  slug: 'what3words',
  name: 'what3words',
  category: 'location',
  statusPageUrl: 'https://status.what3words.com',
  hosts: [{ host: 'api.what3words.com' }, { suffix: 'what3words.com' }],
  packages: {
    golang: [{ module: 'github.com/what3words/w3w-go-wrapper', class: 'C' }],
    maven: [{ name: 'com.what3words:w3w-java-wrapper' }],
    composer: [{ name: 'what3words/w3w-php-wrapper' }],
    swift: [
      { name: 'github.com/what3words/w3w-swift-components' },
      { name: 'github.com/what3words/w3w-swift-wrapper' },
    ],
    cocoapods: [{ name: 'W3WSwiftVoiceApi' }, { name: 'W3WSwiftApi' }, { name: 'what3words' }],
    generic: [{ prefix: 'env:WHAT3WORDS_', class: 'B' }],
    npm: [
      { name: '@what3words/react-components' },
      { name: '@what3words/javascript-components' },
      { name: 'what3words' },
      { name: '@what3words/api' },
    ],
    pypi: [{ name: 'what3words' }],
  },
  sources: ['https://developer.what3words.com', 'known'],
};
