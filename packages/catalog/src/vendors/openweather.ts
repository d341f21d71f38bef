import type { Vendor } from '../vendor.ts';

export const openweather: Vendor = {
  slug: 'openweather',
  name: 'OpenWeather',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.openweathermap.org' }, { suffix: 'openweathermap.org' }],
  packages: { npm: [{ name: 'openweathermap-ts' }], pypi: [{ name: 'pyowm' }] },
  sources: ['https://openweathermap.org/api', 'known'],
};
