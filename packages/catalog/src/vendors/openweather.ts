import type { Vendor } from '../vendor.ts';

export const openweather: Vendor = {
  slug: 'openweather',
  name: 'OpenWeather',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'api.openweathermap.org' }, { suffix: 'openweathermap.org' }],
  packages: {
    cocoapods: [{ name: 'OpenWeatherMapAPI', class: 'C' }],
    hex: [{ name: 'ex_owm', class: 'C' }],
    maven: [
      { name: 'org.apache.camel.quarkus:camel-quarkus-weather', class: 'C' },
      { name: 'org.apache.camel:camel-weather', class: 'C' },
      { name: 'com.github.prominence:openweathermap-api', class: 'C' },
    ],
    generic: [{ prefix: 'env:OPENWEATHER_', class: 'B' }],
    nuget: [
      { name: 'OpenWeatherMap.Standard', class: 'C' },
      { name: 'OpenWeatherMap.Cache', class: 'C' },
      { name: 'Weather.NET', class: 'C' },
      { name: 'OpenWeatherMap-Api-Net', class: 'C' },
      { name: 'OpenWeatherMap', class: 'C' },
      { name: 'OpenWeatherMap.API', class: 'C' },
    ],
    pub: [
      { name: 'open_weather_client', class: 'C' },
      { name: 'weather_pack', class: 'C' },
      { name: 'open_weather_api_client', class: 'C' },
      { name: 'weather', class: 'C' },
    ],
    composer: [
      { name: 'dnsimmons/openweather', class: 'C' },
      { name: 'gmopx/laravel-owm', class: 'C' },
      { name: 'cmfcmf/openweathermap-php-api', class: 'C' },
    ],
    gem: [
      { name: 'openweather2', class: 'C' },
      { name: 'open-weather', class: 'C' },
      { name: 'open-weather-ruby-client', class: 'C' },
    ],
    golang: [{ module: 'github.com/briandowns/openweathermap', class: 'C' }],
    npm: [
      { name: 'react-open-weather', class: 'C' },
      { name: 'node-openweathermap', class: 'C' },
      { name: 'openweather-apis' },
      { name: 'openweathermap-ts' },
    ],
    pypi: [
      { name: 'pyopenweathermap', class: 'C' },
      { name: 'openweatherapi-sdk', class: 'C' },
      { name: 'airbyte-source-openweather', class: 'C' },
      { name: 'pyowm' },
    ],
  },
  sources: ['https://openweathermap.org/api', 'known'],
};
