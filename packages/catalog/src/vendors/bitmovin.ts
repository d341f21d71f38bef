import type { Vendor } from '../vendor.ts';

export const bitmovin: Vendor = {
  slug: 'bitmovin',
  name: 'Bitmovin',
  category: 'video',
  statusPageUrl: 'https://status.bitmovin.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ host: 'api.bitmovin.com' }, { suffix: 'bitmovin.com' }],
  packages: {
    swift: [
      { name: 'github.com/bitmovin/bitmovin-analytics-collector-ios', class: 'C' },
      { name: 'github.com/bitmovin/player-ios', class: 'C' },
    ],
    pub: [{ name: 'bitmovin_player', class: 'C' }],
    cocoapods: [
      { name: 'BitmovinConvivaAnalytics' },
      { name: 'BitmovinAnalyticsCollector' },
      { name: 'BitmovinPlayer' },
    ],
    generic: [{ prefix: 'env:BITMOVIN_', class: 'B' }],
    composer: [{ name: 'bitmovin/bitmovin-api-sdk-php' }],
    golang: [{ module: 'github.com/bitmovin/bitmovin-api-sdk-go' }],
    maven: [
      { group: 'com.bitmovin.player' },
      { group: 'com.bitmovin.analytics' },
      { group: 'com.bitmovin.api.sdk' },
      { name: 'com.bitmovin.player:player-media-session' },
      { name: 'com.bitmovin.player:player' },
      { name: 'com.bitmovin.api.sdk:bitmovin-api-sdk' },
    ],
    npm: [
      { name: 'bitmovin-javascript' },
      { name: 'bitmovin-player-react' },
      { name: 'bitmovin-player-react-native' },
      { name: 'bitmovin-player' },
      { name: 'bitmovin-analytics' },
      { name: '@bitmovin/api-sdk' },
    ],
    nuget: [{ name: 'Bitmovin.Api.Sdk' }],
    pypi: [{ name: 'bitmovin-api-sdk' }],
  },
  sources: ['https://developer.bitmovin.com', 'https://status.bitmovin.com', 'known'],
};
