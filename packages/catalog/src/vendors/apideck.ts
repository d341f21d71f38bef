import type { Vendor } from '../vendor.ts';

export const apideck: Vendor = {
  slug: 'apideck',
  name: 'Apideck',
  category: 'platform',
  statusPageUrl: 'https://status.apideck.com',
  hosts: [{ host: 'unify.apideck.com' }, { suffix: 'apideck.com' }],
  packages: {
    golang: [{ module: 'github.com/apideck-libraries/sdk-go' }],
    composer: [{ name: 'apideck-libraries/sdk-php' }],
    generic: [{ prefix: 'env:APIDECK_', class: 'B' }],
    npm: [
      { name: 'apideck' },
      { name: '@apideck/vault-react' },
      { name: '@apideck/vault-js' },
      { name: '@apideck/unify' },
      { name: '@apideck/node' },
      { name: '@apideck/react-vault' },
    ],
    pypi: [{ name: 'apideck', class: 'C' }, { name: 'apideck-unify' }],
  },
  sources: ['https://developers.apideck.com', 'known'],
};
