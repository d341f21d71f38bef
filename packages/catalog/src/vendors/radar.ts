import type { Vendor } from '../vendor.ts';

export const radar: Vendor = {
  slug: 'radar',
  name: 'Radar',
  category: 'location',
  statusPageUrl: 'https://status.radar.com',
  hosts: [{ host: 'api.radar.io' }, { suffix: 'radar.io' }, { suffix: 'radar.com' }],
  packages: {
    pub: [{ name: 'flutter_radar' }],
    swift: [{ name: 'github.com/radarlabs/radar-sdk-ios' }, { name: 'github.com/radarlabs/radar-sdk-ios-spm' }],
    maven: [{ group: 'io.radar' }, { name: 'io.radar:sdk' }],
    cocoapods: [{ name: 'RadarSDKIndoors' }, { name: 'RadarSDKMotion' }, { name: 'RadarSDK' }],
    npm: [{ name: 'react-native-radar' }, { name: 'radar-sdk-js' }],
    pypi: [{ name: 'radar-python' }],
  },
  sources: ['https://radar.com/documentation', 'https://status.radar.com', 'known'],
};
