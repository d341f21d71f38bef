import type { Vendor } from '../vendor.ts';

export const crowdin: Vendor = {
  slug: 'crowdin',
  name: 'Crowdin',
  category: 'development',
  statusPageUrl: 'https://status.crowdin.com',
  hosts: [{ host: 'api.crowdin.com' }, { host: '*.api.crowdin.com' }, { suffix: 'crowdin.com' }],
  packages: {
    docker: [{ prefix: 'crowdin/', class: 'G' }],
    githubactions: [{ prefix: 'crowdin/', class: 'G' }],
    pub: [{ name: 'crowdin_sdk' }],
    swift: [{ name: 'github.com/crowdin/mobile-sdk-ios' }],
    cocoapods: [{ name: 'CrowdinSDK' }],
    gem: [{ name: 'crowdin-cli', class: 'C' }, { name: 'crowdin-api' }],
    maven: [{ group: 'com.github.crowdin' }, { name: 'com.github.crowdin:crowdin-api-client-java' }],
    nuget: [{ name: 'Crowdin.Api' }],
    golang: [{ module: 'github.com/crowdin/crowdin-api-client-go' }],
    composer: [
      { name: 'crowdin/crowdin-api-client' },
      { name: 'symfony/crowdin-translation-provider', class: 'C' },
      { name: 'socialiteproviders/crowdin', class: 'C' },
    ],
    generic: [
      { prefix: 'env:CROWDIN_', class: 'B' },
      { name: 'crowdin.yaml', class: 'G' },
      { name: 'crowdin.yml', class: 'G' },
    ],
    npm: [
      { name: 'crowdin', class: 'C' },
      { name: 'crowdin-cli', class: 'C' },
      { name: '@crowdin/ota-client' },
      { name: '@crowdin/cli', class: 'G' },
      { name: '@crowdin/crowdin-api-client' },
    ],
    pypi: [{ name: 'crowdin-api-client' }],
  },
  sources: ['https://support.crowdin.com/developer/api', 'https://status.crowdin.com', 'known'],
};
