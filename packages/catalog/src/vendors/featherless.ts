import type { Vendor } from '../vendor.ts';

export const featherless: Vendor = {
  slug: 'featherless',
  name: 'Featherless',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.featherless.ai' }, { suffix: 'featherless.ai' }],
  packages: {},
  sources: ['https://featherless.ai/docs', 'known'],
};
