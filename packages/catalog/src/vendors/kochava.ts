import type { Vendor } from '../vendor.ts';

export const kochava: Vendor = {
  slug: 'kochava',
  name: 'Kochava',
  category: 'analytics',
  statusPageUrl: null,
  hosts: [{ host: 'control.kochava.com' }, { suffix: 'api.kochava.com' }, { suffix: 'kochava.com' }],
  packages: {
    pub: [{ prefix: 'kochava_' }, { name: 'kochava_measurement', class: 'C' }, { name: 'kochava_tracker', class: 'C' }],
    cocoapods: [
      { name: 'AppleKochavaTracker', class: 'C' },
      { name: 'KochavaCore', class: 'C' },
      { name: 'KochavaMeasurement', class: 'C' },
      { name: 'react-native-kochava-tracker' },
      { name: 'KochavaCoreiOS' },
      { name: 'KochavaLocationiOS' },
      { name: 'KochavaTrackerTVOS' },
      { name: 'KochavaTrackeriOS' },
      { name: 'KochavaTracker' },
    ],
    swift: [
      { prefix: 'github.com/kochava/' },
      { name: 'github.com/Kochava/Apple-SwiftPackage-Measurement-XCFramework', class: 'C' },
      { name: 'github.com/Kochava/Apple-SwiftPackage-KochavaTracker-XCFramework', class: 'C' },
      { name: 'github.com/Kochava/Apple-SwiftPackage-KochavaTracking-XCFramework' },
      { name: 'github.com/Kochava/Apple-SwiftPackage-KochavaNetworking-XCFramework' },
      { name: 'github.com/Kochava/Apple-SwiftPackage-KochavaMeasurement-XCFramework' },
    ],
    generic: [{ prefix: 'env:KOCHAVA_', class: 'B' }],
    npm: [{ name: 'react-native-kochava-tracker' }],
    maven: [{ group: 'com.kochava' }, { name: 'com.rudderstack.android.integration:kochava', class: 'C' }],
  },
  sources: ['https://support.kochava.com', 'known'],
};
