import type { Vendor } from '../vendor.ts';

export const weatherapi: Vendor = {
  slug: 'weatherapi',
  name: 'WeatherAPI.com',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.weatherapi.com' }, { suffix: 'weatherapi.com' }],
  packages: {
    npm: [
      { name: '@microfox/weather', class: 'C' },
      { name: 'weathers-watch', class: 'C' },
    ],
  },
  sources: ['https://www.weatherapi.com/docs', 'known'],
};
