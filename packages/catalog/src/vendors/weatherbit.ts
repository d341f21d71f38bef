import type { Vendor } from '../vendor.ts';

export const weatherbit: Vendor = {
  slug: 'weatherbit',
  name: 'Weatherbit',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.weatherbit.io' }, { suffix: 'weatherbit.io' }],
  packages: { pypi: [{ name: 'pyweatherbit', class: 'C' }] },
  sources: ['https://www.weatherbit.io/api', 'known'],
};
