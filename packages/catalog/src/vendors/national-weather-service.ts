import type { Vendor } from '../vendor.ts';

export const nationalWeatherService: Vendor = {
  slug: 'national-weather-service',
  name: 'US National Weather Service',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.weather.gov' }, { suffix: 'weather.gov' }],
  packages: {
    pypi: [
      { name: 'pynws', class: 'C' },
      { name: 'nws', class: 'C' },
      { name: 'nws-api-client', class: 'C' },
      { name: 'truewire-weather-gov', class: 'C' },
    ],
  },
  sources: ['https://www.weather.gov/documentation/services-web-api', 'known'],
};
