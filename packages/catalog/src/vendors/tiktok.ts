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
    generic: [{ prefix: 'env:TIKTOK_', class: 'B' }],
    npm: [
      { name: 'n8n-nodes-tiktok', class: 'C' },
      { name: 'passport-tiktok-auth', class: 'C' },
      { name: 'react-native-tiktok-business-sdk' },
    ],
    pypi: [
      { name: 'TikTokLive', class: 'C' },
      { name: 'tiktokapi', class: 'C' },
      { name: 'tiktok-business-api-sdk-official' },
    ],
    composer: [
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
