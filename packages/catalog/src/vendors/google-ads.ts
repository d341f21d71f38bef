import type { Vendor } from '../vendor.ts';

export const googleAds: Vendor = {
  slug: 'google-ads',
  name: 'Google Ads',
  category: 'advertising',
  statusPageUrl: 'https://ads.google.com/status/publisher',
  hosts: [
    { host: 'googleads.googleapis.com' },
    { host: 'displayvideo.googleapis.com' },
    { host: 'doubleclickbidmanager.googleapis.com' },
    { host: 'searchads360.googleapis.com' },
    { host: 'dfareporting.googleapis.com' },
    { host: 'audiencepartner.googleapis.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:GOOGLE_AD_SENSE_', class: 'B' },
      { prefix: 'env:GOOGLEADS_', class: 'B' },
      { prefix: 'env:GOOGLE_ADS_', class: 'B' },
    ],
    composer: [{ name: 'googleads/google-ads-php' }],
    gem: [
      { name: 'google-apis-searchads360_v0' },
      { name: 'google-apis-dfareporting_v4' },
      { name: 'google-apis-doubleclickbidmanager_v2' },
      { name: 'google-apis-displayvideo_v3' },
      { name: 'google-ads-googleads' },
    ],
    maven: [
      { name: 'com.google.apis:google-api-services-searchads360' },
      { name: 'com.google.apis:google-api-services-dfareporting' },
      { name: 'com.google.apis:google-api-services-doubleclickbidmanager' },
      { name: 'com.google.apis:google-api-services-displayvideo' },
      { name: 'com.google.api-ads:google-ads' },
    ],
    npm: [
      { name: '@googleapis/searchads360' },
      { name: '@googleapis/dfareporting' },
      { name: '@googleapis/doubleclickbidmanager' },
      { name: '@googleapis/displayvideo' },
      { name: 'google-ads-node' },
      { name: 'google-ads-api', class: 'C' },
    ],
    nuget: [
      { name: 'Google.Apis.Dfareporting.v4' },
      { name: 'Google.Apis.DoubleClickBidManager.v2' },
      { name: 'Google.Apis.DisplayVideo.v3' },
      { name: 'Google.Ads.GoogleAds' },
    ],
    pypi: [
      { name: 'tap-googleads', class: 'C' },
      { name: 'airbyte-source-google-ads', class: 'C' },
      { name: 'google-ads-admanager' },
      { name: 'google-ads' },
      { name: 'googleads' },
    ],
  },
  sources: ['https://developers.google.com/google-ads/api/docs'],
};
