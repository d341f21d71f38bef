import type { Vendor } from '../vendor.ts';

export const spoonacular: Vendor = {
  slug: 'spoonacular',
  name: 'Spoonacular',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.spoonacular.com' }, { suffix: 'spoonacular.com' }],
  packages: { pypi: [{ name: 'spoonacular' }] },
  sources: ['https://spoonacular.com/food-api/docs', 'known'],
};
