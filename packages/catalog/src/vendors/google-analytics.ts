import type { Vendor } from '../vendor.ts';

export const googleAnalytics: Vendor = {
  slug: 'google-analytics',
  name: 'Google Analytics',
  category: 'analytics',
  statusPageUrl: 'https://ads.google.com/status/publisher',
  hosts: [
    { host: 'www.googletagmanager.com' },
    { host: 'www.google-analytics.com' },
    { host: 'analyticsdata.googleapis.com' },
    { host: 'analyticsadmin.googleapis.com' },
    { host: 'region1.google-analytics.com' },
    { suffix: 'googletagmanager.com' },
    { suffix: 'google-analytics.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:GOOGLE_TAG_MANAGER_', class: 'B' },
      { prefix: 'env:GOOGLEANALYTICS_', class: 'B' },
      { prefix: 'env:GOOGLE_ANALYTICS_', class: 'B' },
    ],
    gem: [{ name: 'rack-tracker', class: 'D' }],
    composer: [{ name: 'spatie/laravel-analytics', class: 'C' }],
    maven: [{ name: 'com.google.analytics:google-analytics-data' }],
    npm: [
      { name: '@nuxtjs/google-analytics', class: 'C' },
      { name: 'nextjs-google-analytics', class: 'C' },
      { name: 'ngx-google-analytics', class: 'C' },
      { name: 'gatsby-plugin-google-analytics', class: 'C' },
      { name: 'vue-gtag', class: 'C' },
      { name: 'gatsby-plugin-google-gtag', class: 'C' },
      { name: 'universal-analytics', class: 'C' },
      { name: '@next/third-parties', class: 'D' },
      { name: 'react-ga4', class: 'C' },
      { name: 'react-ga', class: 'C' },
      { name: '@google-analytics/data' },
      { name: 'ga-4-react' },
    ],
    pypi: [
      { name: 'pipelinewise-tap-google-analytics', class: 'C' },
      { name: 'tap-google-analytics', class: 'C' },
      { name: 'google-analytics-admin' },
      { name: 'google-analytics-data' },
    ],
  },
  sources: ['https://developers.google.com/analytics', 'https://ads.google.com/status/publisher', 'known'],
};
