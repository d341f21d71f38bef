import type { Vendor } from '../vendor.ts';

export const crowdin: Vendor = {
  slug: 'crowdin',
  name: 'Crowdin',
  category: 'development',
  statusPageUrl: 'https://status.crowdin.com',
  hosts: [{ host: 'api.crowdin.com' }, { host: '*.api.crowdin.com' }, { suffix: 'crowdin.com' }],
  packages: {
    composer: [
      { name: 'symfony/crowdin-translation-provider', class: 'C' },
      { name: 'socialiteproviders/crowdin', class: 'C' },
    ],
    generic: [
      { prefix: 'env:CROWDIN_', class: 'B' },
      { name: 'crowdin.yaml', class: 'G' },
      { name: 'crowdin.yml', class: 'G' },
    ],
    npm: [{ name: '@crowdin/cli', class: 'G' }, { name: '@crowdin/crowdin-api-client' }],
    pypi: [{ name: 'crowdin-api-client' }],
  },
  sources: ['https://support.crowdin.com/developer/api', 'https://status.crowdin.com', 'known'],
};
