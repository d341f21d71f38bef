import type { Vendor } from '../vendor.ts';

export const googlePlay: Vendor = {
  slug: 'google-play',
  name: 'Google Play',
  category: 'mobile',
  statusPageUrl: 'https://status.play.google.com',
  hosts: [
    { host: 'androidpublisher.googleapis.com' },
    { host: 'playintegrity.googleapis.com' },
    { host: 'playdeveloperreporting.googleapis.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/awa/go-iap', class: 'D' }],
    cocoapods: [{ name: 'GoogleMobileAds', class: 'G' }],
    generic: [
      { prefix: 'env:GOOGLEPLAY_', class: 'B' },
      { prefix: 'env:GOOGLE_PLAY_', class: 'B' },
    ],
    githubactions: [{ name: 'r0adkll/upload-google-play', class: 'G' }],
    pypi: [
      { name: 'tap-google-play', class: 'C' },
      { name: 'google-play-scraper', class: 'C' },
    ],
    gem: [{ name: 'google-apis-androidpublisher_v3' }],
    maven: [
      { name: 'com.android.billingclient:billing-ktx' },
      { name: 'com.android.billingclient:billing' },
      { name: 'com.google.apis:google-api-services-androidpublisher' },
    ],
    npm: [{ name: '@googleapis/playintegrity' }, { name: '@googleapis/androidpublisher' }],
  },
  sources: ['https://developers.google.com/android-publisher'],
};
