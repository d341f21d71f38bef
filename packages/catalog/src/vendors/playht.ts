import type { Vendor } from '../vendor.ts';

export const playht: Vendor = {
  slug: 'playht',
  name: 'PlayHT',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.play.ht' }, { suffix: 'play.ht' }],
  packages: { generic: [{ prefix: 'env:PLAYHT_', class: 'B' }], npm: [{ name: 'playht' }], pypi: [{ name: 'pyht' }] },
  sources: ['https://docs.play.ht'],
};
