import type { Vendor } from '../vendor.ts';

export const apiVideo: Vendor = {
  slug: 'api-video',
  name: 'api.video',
  category: 'video',
  statusPageUrl: 'https://status.api.video',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'ws.api.video' }, { host: 'sandbox.api.video' }, { suffix: 'api.video' }],
  packages: {
    swift: [
      { name: 'github.com/apivideo/api.video-swift-player', class: 'C' },
      { name: 'github.com/apivideo/api.video-swift-live-stream', class: 'C' },
      { name: 'github.com/apivideo/api.video-swift-uploader', class: 'C' },
    ],
    pub: [
      { name: 'apivideo_player', class: 'C' },
      { name: 'apivideo_live_stream', class: 'C' },
      { name: 'api_video_player', class: 'C' },
    ],
    cocoapods: [
      { name: 'ApiVideoLiveStream' },
      { name: 'ApiVideoUploader' },
      { name: 'ApiVideoPlayerAnalytics' },
      { name: 'ApiVideoClient' },
      { name: 'ApiVideoPlayer' },
    ],
    generic: [
      { prefix: 'env:APIVIDEO_', class: 'B' },
      { prefix: 'env:API_VIDEO_', class: 'B' },
    ],
    composer: [{ name: 'api-video/php-api-client' }],
    golang: [{ module: 'github.com/apivideo/api.video-go-client' }],
    maven: [{ name: 'video.api:java-api-client' }],
    npm: [
      { name: '@api.video/react-player' },
      { name: '@api.video/media-recorder' },
      { name: '@api.video/video-uploader' },
      { name: '@api.video/react-native-livestream' },
      { name: '@api.video/player-sdk' },
      { name: '@api.video/nodejs-sdk' },
      { name: '@api.video/nodejs-client' },
    ],
    nuget: [{ name: 'ApiVideo' }],
    pypi: [{ name: 'api.video' }],
  },
  sources: ['https://docs.api.video', 'https://status.api.video', 'known'],
};
