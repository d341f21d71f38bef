import type { Vendor } from '../vendor.ts';

export const strava: Vendor = {
  slug: 'strava',
  name: 'Strava',
  category: 'social',
  statusPageUrl: 'https://status.strava.com',
  hosts: [{ host: 'www.strava.com' }, { suffix: 'strava.com' }],
  packages: {
    cocoapods: [{ name: 'StravaZpot', class: 'C' }],
    generic: [{ prefix: 'env:STRAVA_', class: 'B' }],
    composer: [
      { name: 'basvandorst/stravaphp', class: 'C' },
      { name: 'edwin-luijten/oauth2-strava', class: 'C' },
      { name: 'socialiteproviders/strava', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-strava', class: 'C' },
      { name: 'strava-ruby-client', class: 'C' },
    ],
    npm: [
      { name: 'strava', class: 'C' },
      { name: 'passport-strava-oauth2', class: 'C' },
      { name: 'strava-v3', class: 'C' },
    ],
    pypi: [
      { name: 'strava-api-clubplus', class: 'C' },
      { name: 'api-clubplus', class: 'C' },
      { name: 'stravawizard', class: 'C' },
      { name: 'django-stravakit', class: 'C' },
      { name: 'strava-connector', class: 'C' },
      { name: 'strava', class: 'C' },
      { name: 'tap-strava', class: 'C' },
      { name: 'airbyte-source-strava', class: 'C' },
      { name: 'stravalib', class: 'C' },
    ],
  },
  sources: ['https://developers.strava.com/docs'],
};
