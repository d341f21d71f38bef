import type { Vendor } from '../vendor.ts';

export const deepl: Vendor = {
  slug: 'deepl',
  name: 'DeepL',
  category: 'ai',
  statusPageUrl: 'https://api-status.deepl.com',
  hosts: [{ host: 'api.deepl.com' }, { host: 'api-free.deepl.com' }, { suffix: 'deepl.com' }],
  packages: {
    swift: [{ name: 'github.com/mattesmohr/swift-deepl', class: 'C' }],
    pub: [{ name: 'deepl_dart', class: 'C' }],
    hex: [{ name: 'deepl_ex', class: 'C' }],
    generic: [{ prefix: 'env:DEEPL_', class: 'B' }],
    golang: [{ module: 'github.com/bounoable/deepl', class: 'C' }],
    cargo: [
      { name: 'deepl-openapi', class: 'C' },
      { name: 'deepl', class: 'C' },
      { name: 'deepl-api', class: 'C' },
    ],
    composer: [
      { name: 'drupal/tmgmt_deepl', class: 'C' },
      { name: 'scn/deepl-api-connector', class: 'C' },
      { name: 'web-vision/deepltranslate-core', class: 'C' },
      { name: 'deeplcom/deepl-php' },
    ],
    gem: [{ name: 'deepl-rb' }],
    maven: [{ name: 'com.deepl.api:deepl-java' }],
    npm: [{ name: 'node-deepl', class: 'C' }, { name: 'deepl', class: 'C' }, { name: 'deepl-node' }],
    nuget: [{ name: 'DeepL.net' }],
    pypi: [
      { name: 'paraglidetranslator', class: 'C' },
      { name: 'free-deepl-translator', class: 'C' },
      { name: 'aiodeepl', class: 'C' },
      { name: 'deepl-haystack', class: 'C' },
      { name: 'deepl' },
    ],
  },
  sources: ['https://developers.deepl.com'],
};
