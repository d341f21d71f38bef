import type { Vendor } from '../vendor.ts';

export const galileo: Vendor = {
  slug: 'galileo',
  name: 'Galileo',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.galileo.ai' }, { suffix: 'galileo.ai' }, { suffix: 'rungalileo.io' }],
  packages: { npm: [{ name: 'galileo' }], pypi: [{ name: 'galileo' }] },
  sources: ['https://docs.galileo.ai', 'known'],
};
