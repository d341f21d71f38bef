import type { Vendor } from '../vendor.ts';

export const tiktok: Vendor = {
  slug: 'tiktok',
  name: 'TikTok',
  category: 'social',
  statusPageUrl: null,
  hosts: [
    { host: 'open.tiktokapis.com' },
    { host: 'business-api.tiktok.com' },
    { suffix: 'tiktokapis.com' },
    { suffix: 'tiktok.com' },
  ],
  packages: {
    swift: [
      { name: 'github.com/tiktok/tiktok-opensdk-ios', class: 'C' },
      { name: 'github.com/tiktok/tiktok-business-ios-sdk', class: 'C' },
    ],
    pub: [
      { name: 'tiktok_events_sdk', class: 'C' },
      { name: 'tiktok_business_sdk', class: 'C' },
    ],
    cocoapods: [
      { name: 'TikTokOpenShareSDK', class: 'C' },
      { name: 'TikTokOpenAuthSDK', class: 'C' },
      { name: 'TikTokBusinessSDK' },
      { name: 'TikTokOpenSDKCore' },
      { name: 'TikTokOpenSDK' },
    ],
    maven: [
      { group: 'com.tiktok.open.sdk' },
      { group: 'com.github.tiktok' },
      { name: 'com.tiktok.open.sdk:tiktok-open-sdk-share' },
      { name: 'com.tiktok.open.sdk:tiktok-open-sdk-auth' },
      { name: 'com.tiktok.open.sdk:tiktok-open-sdk-core' },
    ],
    generic: [{ prefix: 'env:TIKTOK_', class: 'B' }],
    npm: [
      { name: 'tiktokdl', class: 'C' },
      { name: '@eulerstream/euler-api-sdk', class: 'C' },
      { name: 'tiktok-business-api-sdk-official' },
      { name: '@tobyg74/tiktok-api-dl', class: 'C' },
      { name: 'react-native-tiktok-business', class: 'C' },
      { name: 'tiktok-scraper-ts', class: 'C' },
      { name: 'tiktok-scraper', class: 'C' },
      { name: 'tiktok-live-connector', class: 'C' },
      { name: 'react-tiktok', class: 'C' },
      { name: 'tiktok-pixel', class: 'C' },
      { name: 'n8n-nodes-tiktok', class: 'C' },
      { name: 'passport-tiktok-auth', class: 'C' },
      { name: 'react-native-tiktok-business-sdk' },
    ],
    pypi: [
      { name: 'tiktok-private-api', class: 'C' },
      { name: 'eulerapisdk', class: 'C' },
      { name: 'airbyte-agent-tiktok-marketing', class: 'C' },
      { name: 'TikTokLive', class: 'C' },
      { name: 'tiktokapi', class: 'C' },
      { name: 'tiktok-business-api-sdk-official' },
    ],
    composer: [
      { name: 'promopult/tiktok-marketing-api', class: 'C' },
      { name: 'bastiaandewaele/oauth2-tiktok', class: 'C' },
      { name: 'socialiteproviders/tik-tok', class: 'C' },
      { name: 'socialiteproviders/tiktok', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-tiktok', class: 'C' },
      { name: 'omniauth-tiktok_oauth2', class: 'C' },
      { name: 'omniauth-tiktok-oauth2', class: 'C' },
    ],
  },
  sources: ['https://developers.tiktok.com/doc'],
};
