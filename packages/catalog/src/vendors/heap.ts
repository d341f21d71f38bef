import type { Vendor } from '../vendor.ts';

export const heap: Vendor = {
  slug: 'heap',
  name: 'Heap',
  category: 'analytics',
  statusPageUrl: 'https://status.heap.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'heapanalytics.com' },
    { suffix: 'heapanalytics.com' },
    { suffix: 'eu.heap-api.com' },
    { suffix: 'heap-api.com' },
    { suffix: 'heap.io' },
  ],
  packages: {
    pub: [{ name: 'heap_flutter_bridge' }],
    swift: [
      { name: 'github.com/heap/heap-ios-sdk' },
      { name: 'github.com/heap/heap-ios-autocapture-sdk' },
      { name: 'github.com/heap/heap-swift-core-interfaces' },
      { name: 'github.com/heap/heap-swift-core-sdk' },
    ],
    maven: [
      { group: 'com.heapanalytics.android' },
      { group: 'io.heap.core' },
      { group: 'io.heap.autocapture' },
      { name: 'io.heap.core:heap-android-core' },
      { name: 'com.heapanalytics.android:heap-android-client' },
    ],
    cocoapods: [
      { name: 'HeapSwiftCore' },
      { name: 'HeapSwiftCoreInterfaces' },
      { name: 'HeapIOSAutocapture' },
      { name: 'Heap' },
    ],
    pypi: [{ name: 'tap-heap', class: 'C' }],
    gem: [{ name: 'heap' }],
    npm: [
      { name: '@heap/heap-react-native-autocapture' },
      { name: '@heap/react-native-heap' },
      { name: '@heap/heap-react-native-bridge' },
      { name: 'gatsby-plugin-heap', class: 'C' },
      { name: 'heap-api' },
    ],
  },
  sources: ['https://developers.heap.io', 'https://status.heap.io', 'known'],
};
