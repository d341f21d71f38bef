import type { Vendor } from '../vendor.ts';

export const brightcove: Vendor = {
  slug: 'brightcove',
  name: 'Brightcove',
  category: 'video',
  statusPageUrl: 'https://status.brightcove.com',
  hosts: [
    { host: 'cms.api.brightcove.com' },
    { host: 'edge.api.brightcove.com' },
    { host: 'oauth.brightcove.com' },
    { host: 'ingest.api.brightcove.com' },
    { host: 'analytics.api.brightcove.com' },
    { suffix: 'brightcove.com' },
    { suffix: 'brightcove.net' },
    { suffix: 'brightcovecdn.com' },
  ],
  packages: {
    maven: [{ group: 'com.brightcove.player' }],
    swift: [
      { name: 'github.com/brightcove/brightcove-player-sdk-ios-ima' },
      { name: 'github.com/brightcove/brightcove-player-sdk-ios', class: 'C' },
    ],
    cocoapods: [{ prefix: 'Brightcove-Player-' }],
    generic: [{ prefix: 'env:BRIGHTCOVE_', class: 'B' }],
    npm: [{ name: '@brightcove/react-player-loader' }, { name: '@brightcove/player-loader' }],
  },
  sources: ['https://apis.support.brightcove.com'],
};
