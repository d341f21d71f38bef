import type { Vendor } from '../vendor.ts';

export const blackForestLabs: Vendor = {
  slug: 'black-forest-labs',
  name: 'Black Forest Labs',
  category: 'ai',
  statusPageUrl: 'https://status.bfl.ai',
  hosts: [
    { host: 'api.bfl.ml' },
    { host: 'api.bfl.ai' },
    { host: 'api.eu.bfl.ai' },
    { host: 'api.us.bfl.ai' },
    { suffix: 'bfl.ml' },
    { suffix: 'bfl.ai' },
  ],
  packages: {
    pypi: [
      { name: 'blackforest', class: 'C' },
      { name: 'black-forest-labs', class: 'C' },
    ],
    generic: [
      { prefix: 'env:BLACKFORESTLABS_', class: 'B' },
      { prefix: 'env:BLACK_FOREST_LABS_', class: 'B' },
    ],
    npm: [{ name: '@ai-sdk/black-forest-labs', class: 'C' }],
  },
  sources: ['https://docs.bfl.ai'],
};
