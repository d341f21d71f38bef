import type { Vendor } from '../vendor.ts';

export const mparticle: Vendor = {
  slug: 'mparticle',
  name: 'mParticle',
  category: 'analytics',
  statusPageUrl: 'https://status.mparticle.com',
  hosts: [{ suffix: 'mparticle.com' }],
  packages: {
    pub: [{ name: 'mparticle_flutter_sdk' }],
    generic: [{ prefix: 'env:MPARTICLE_', class: 'B' }],
    cocoapods: [{ name: 'mParticle-Apple-SDK' }],
    maven: [{ name: 'com.mparticle:android-core' }],
    npm: [{ name: '@mparticle/web-sdk' }, { name: 'mparticle' }, { name: 'react-native-mparticle' }],
    pypi: [{ name: 'mparticle' }],
    swift: [{ name: 'github.com/mParticle/mparticle-apple-sdk' }],
  },
  sources: ['https://docs.mparticle.com', 'known'],
};
