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
    npm: [{ name: 'react-native-tiktok-business-sdk' }],
    pypi: [{ name: 'tiktok-business-api-sdk-official' }],
    composer: [{ name: 'socialiteproviders/tiktok', class: 'C' }],
    gem: [{ name: 'omniauth-tiktok-oauth2', class: 'C' }],
  },
  sources: ['https://developers.tiktok.com/doc'],
};
