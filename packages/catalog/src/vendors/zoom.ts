import type { Vendor } from '../vendor.ts';

export const zoom: Vendor = {
  slug: 'zoom',
  name: 'Zoom',
  category: 'messaging',
  statusPageUrl: 'https://www.zoomstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.zoom.us' }, { host: 'zoom.us' }, { suffix: 'zoom.us' }],
  packages: {
    golang: [
      { module: 'github.com/himalayan-institute/zoom-lib-golang', class: 'C' },
      { module: 'github.com/zoom-lib-golang/zoom-lib-golang', class: 'C' },
    ],
    swift: [{ name: 'github.com/zoom/videosdk-ios' }],
    terraform: [
      { name: 'zoominfo/zoom', class: 'G' },
      { name: 'folio-sec/zoom', class: 'G' },
    ],
    cargo: [{ name: 'zoom-api', class: 'C' }],
    hex: [{ name: 'ueberauth_zoom', class: 'C' }],
    maven: [
      { group: 'us.zoom' },
      { name: 'us.zoom.videosdk:zoomvideosdk-whiteboard' },
      { name: 'us.zoom.videosdk:zoomvideosdk-videoeffects' },
      { name: 'us.zoom.videosdk:zoomvideosdk-broadcast-streaming' },
      { name: 'us.zoom.videosdk:zoomvideosdk-annotation' },
      { name: 'us.zoom.videosdk:zoomvideosdk-core' },
    ],
    pub: [{ name: 'flutter_zoom_sdk', class: 'C' }, { name: 'flutter_zoom_videosdk' }],
    nuget: [
      { name: 'Bot.Builder.Community.Adapters.Zoom', class: 'C' },
      { name: 'AspNet.Security.OAuth.Zoom', class: 'C' },
      { name: 'ZoomNet', class: 'C' },
    ],
    cocoapods: [{ name: 'ZoomVideoSDK' }, { name: 'ZoomVideoSDKUIToolkit' }],
    composer: [
      { name: 'jubaer/zoom-laravel', class: 'C' },
      { name: 'socialiteproviders/zoom', class: 'C' },
      { name: 'macsidigital/laravel-zoom', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-zoom', class: 'C' },
      { name: 'zoom_rb', class: 'C' },
    ],
    pypi: [
      { name: 'zoom-python-client', class: 'C' },
      { name: 'pyzoom', class: 'C' },
      { name: 'tap-zoom', class: 'C' },
      { name: 'airbyte-source-zoom', class: 'C' },
      { name: 'zoomus', class: 'C' },
    ],
    generic: [{ prefix: 'env:ZOOM_', class: 'B' }],
    npm: [
      { name: '@uppy/zoom', class: 'C' },
      { name: '@zoom/meetingsdk-react-native' },
      { name: '@zoom/react-native-videosdk' },
      { name: '@zoom/videosdk-ui-toolkit' },
      { name: 'react-native-zoom-us', class: 'C' },
      { name: '@zoomus/websdk' },
      { name: '@zoom/rtms' },
      { name: '@zoom/appssdk' },
      { name: '@zoom/videosdk' },
      { name: '@zoom/meetingsdk' },
    ],
  },
  sources: ['https://developers.zoom.us/docs', 'https://www.zoomstatus.com', 'known'],
};
