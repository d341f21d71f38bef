import type { Vendor } from '../vendor.ts';

export const openweather: Vendor = {
  slug: 'openweather',
  name: 'OpenWeather',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.openweathermap.org' }, { suffix: 'openweathermap.org' }],
  packages: {
    maven: [{ name: 'com.github.prominence:openweathermap-api', class: 'C' }],
    generic: [{ prefix: 'env:OPENWEATHER_', class: 'B' }],
    nuget: [{ name: 'OpenWeatherMap.API', class: 'C' }],
    pub: [{ name: 'weather', class: 'C' }],
    composer: [{ name: 'cmfcmf/openweathermap-php-api', class: 'C' }],
    gem: [{ name: 'open-weather-ruby-client', class: 'C' }],
    golang: [{ module: 'github.com/briandowns/openweathermap', class: 'C' }],
    npm: [{ name: 'node-openweathermap', class: 'C' }, { name: 'openweather-apis' }, { name: 'openweathermap-ts' }],
    pypi: [{ name: 'airbyte-source-openweather', class: 'C' }, { name: 'pyowm' }],
  },
  sources: ['https://openweathermap.org/api', 'known'],
};
