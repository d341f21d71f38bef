import type { Vendor } from '../vendor.ts';

export const jwplayer: Vendor = {
  slug: 'jwplayer',
  name: 'JW Player',
  category: 'video',
  statusPageUrl: 'https://status.jwplayer.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.jwplayer.com' },
    { host: 'cdn.jwplayer.com' },
    { host: 'content.jwplatform.com' },
    { suffix: 'jwplayer.com' },
    { suffix: 'jwplatform.com' },
    { suffix: 'jwpcdn.com' },
    { suffix: 'jwpltx.com' },
    { suffix: 'jwpsrv.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/jwplayer/JWPlayerKit-package', class: 'C' }],
    pub: [{ name: 'jw_player', class: 'C' }],
    cocoapods: [{ name: 'JWPlayerKit' }, { name: 'JWPlayer-SDK' }],
    maven: [
      { group: 'com.jwplayer' },
      { name: 'com.jwplayer:jwplayer-chromecast' },
      { name: 'com.jwplayer:jwplayer-ima' },
      { name: 'com.jwplayer:jwplayer-common' },
      { name: 'com.jwplayer:jwplayer-core' },
    ],
    npm: [
      { name: 'jwplayer-video-element', class: 'C' },
      { name: 'react-jw-player', class: 'C' },
      { name: 'jwplatform' },
      { name: '@jwplayer/jwplayer-react', class: 'C' },
    ],
    generic: [{ prefix: 'env:JWPLAYER_', class: 'B' }],
    pypi: [{ name: 'jwplatform' }],
  },
  sources: ['https://docs.jwplayer.com', 'https://status.jwplayer.com', 'known'],
};
