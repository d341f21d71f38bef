import type { Vendor } from '../vendor.ts';

export const spoonacular: Vendor = {
  slug: 'spoonacular',
  name: 'Spoonacular',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.spoonacular.com' }, { suffix: 'spoonacular.com' }],
  packages: { generic: [{ prefix: 'env:SPOONACULAR_', class: 'B' }], pypi: [{ name: 'spoonacular' }] },
  sources: ['https://spoonacular.com/food-api/docs', 'known'],
};
