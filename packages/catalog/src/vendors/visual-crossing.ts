import type { Vendor } from '../vendor.ts';

export const visualCrossing: Vendor = {
  slug: 'visual-crossing',
  name: 'Visual Crossing',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'weather.visualcrossing.com' }, { suffix: 'visualcrossing.com' }],
  packages: {},
  sources: ['https://www.visualcrossing.com/resources/documentation', 'known'],
};
