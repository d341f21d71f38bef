import type { Vendor } from '../vendor.ts';

export const locize: Vendor = {
  slug: 'locize',
  name: 'locize',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ suffix: 'locize.app' }, { suffix: 'locize.io' }],
  packages: {
    generic: [{ prefix: 'env:LOCIZE_', class: 'B' }],
    npm: [
      { name: 'locize-editor' },
      { name: 'i18next-node-locize-backend' },
      { name: 'locize-lastused' },
      { name: 'i18next-locize-backend' },
      { name: 'locize' },
      { name: 'locize-cli', class: 'G' },
      { name: 'locizer' },
    ],
  },
  sources: ['https://www.locize.com/docs', 'known'],
};
