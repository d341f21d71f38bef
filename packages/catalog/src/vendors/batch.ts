import type { Vendor } from '../vendor.ts';

export const batch: Vendor = {
  slug: 'batch',
  name: 'Batch',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.batch.com' }, { suffix: 'batch.com' }],
  packages: {
    pub: [{ name: 'batch_flutter' }],
    swift: [{ name: 'github.com/batchlabs/batch-ios-sdk' }],
    cocoapods: [{ name: 'RNBatchPush' }, { name: 'Batch' }],
    maven: [{ group: 'com.batch.android' }, { name: 'com.batch.android:batch-sdk' }],
    npm: [{ name: '@batch.com/react-native-plugin' }],
  },
  sources: ['https://doc.batch.com', 'known'],
};
