import type { Vendor } from '../vendor.ts';

export const vendor100ms: Vendor = {
  slug: '100ms',
  name: '100ms',
  category: 'video',
  statusPageUrl: 'https://status.100ms.live',
  hosts: [{ host: 'api.100ms.live' }, { host: 'auth.100ms.live' }, { suffix: '100ms.live' }],
  packages: {
    swift: [{ name: 'github.com/100mslive/100ms-ios-room-kit', class: 'C' }],
    cocoapods: [
      { name: 'HMSSDK' },
      { name: 'HMSRoomKit' },
      { name: 'HMSAnalyticsSDK' },
      { name: 'HMSHLSPlayerSDK' },
      { name: 'HMSBroadcastExtensionSDK' },
    ],
    maven: [
      { group: 'live.100ms' },
      { name: 'live.100ms:video-view' },
      { name: 'live.100ms:hls-player' },
      { name: 'live.100ms:android-sdk' },
    ],
    npm: [
      { name: '@100mslive/roomkit-web' },
      { name: '@100mslive/hms-video-store' },
      { name: '@100mslive/react-sdk' },
      { name: '@100mslive/server-sdk' },
      { name: '@100mslive/react-native-hms' },
    ],
    pub: [{ prefix: 'hmssdk_' }, { name: 'hms_room_kit' }, { name: 'hmssdk_flutter' }],
  },
  sources: ['https://www.100ms.live/docs'],
};
