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
    cocoapods: [{ prefix: 'mParticle-' }],
    maven: [{ group: 'com.mparticle' }, { name: 'com.mparticle:android-core' }],
    npm: [
      { name: '@mparticle/web-google-analytics-kit' },
      { name: '@mparticle/web-mixpanel-kit' },
      { name: '@mparticle/web-braze-kit' },
      { name: '@mparticle/web-amplitude-kit' },
      { name: '@mparticle/web-media-sdk' },
      { name: '@mparticle/data-planning-node' },
      { name: '@mparticle/web-sdk' },
      { name: 'mparticle' },
      { name: 'react-native-mparticle' },
    ],
    pypi: [{ name: 'mparticle' }],
    swift: [{ prefix: 'github.com/mparticle-integrations/' }, { name: 'github.com/mParticle/mparticle-apple-sdk' }],
  },
  sources: ['https://docs.mparticle.com', 'known'],
};
