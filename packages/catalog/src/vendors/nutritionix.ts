import type { Vendor } from '../vendor.ts';

export const nutritionix: Vendor = {
  slug: 'nutritionix',
  name: 'Nutritionix',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'trackapi.nutritionix.com' }, { host: 'api.nutritionix.com' }, { suffix: 'nutritionix.com' }],
  packages: { npm: [{ name: 'nutritionix' }] },
  sources: ['https://docx.syndigo.com/developers', 'known'],
};
