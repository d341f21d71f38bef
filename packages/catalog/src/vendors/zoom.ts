import type { Vendor } from '../vendor.ts';

export const zoom: Vendor = {
  slug: 'zoom',
  name: 'Zoom',
  category: 'messaging',
  statusPageUrl: 'https://www.zoomstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.zoom.us' }, { host: 'zoom.us' }, { suffix: 'zoom.us' }],
  packages: {
    pub: [{ name: 'flutter_zoom_videosdk' }],
    nuget: [{ name: 'ZoomNet', class: 'C' }],
    cocoapods: [{ name: 'ZoomVideoSDK' }, { name: 'ZoomVideoSDKUIToolkit' }],
    composer: [
      { name: 'socialiteproviders/zoom', class: 'C' },
      { name: 'macsidigital/laravel-zoom', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-zoom', class: 'C' },
      { name: 'zoom_rb', class: 'C' },
    ],
    pypi: [
      { name: 'pyzoom', class: 'C' },
      { name: 'tap-zoom', class: 'C' },
      { name: 'airbyte-source-zoom', class: 'C' },
      { name: 'zoomus', class: 'C' },
    ],
    generic: [{ prefix: 'env:ZOOM_', class: 'B' }],
    npm: [
      { name: '@zoomus/websdk' },
      { name: '@zoom/rtms' },
      { name: '@zoom/appssdk' },
      { name: '@zoom/videosdk' },
      { name: '@zoom/meetingsdk' },
    ],
  },
  sources: ['https://developers.zoom.us/docs', 'https://www.zoomstatus.com', 'known'],
};
