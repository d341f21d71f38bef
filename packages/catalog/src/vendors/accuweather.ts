import type { Vendor } from '../vendor.ts';

export const accuweather: Vendor = {
  slug: 'accuweather',
  name: 'AccuWeather',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'dataservice.accuweather.com' }, { suffix: 'accuweather.com' }],
  packages: { pypi: [{ name: 'accuweather', class: 'C' }] },
  sources: ['https://developer.accuweather.com', 'known'],
};
