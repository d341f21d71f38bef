import type { Vendor } from '../vendor.ts';

export const sift: Vendor = {
  slug: 'sift',
  name: 'Sift',
  category: 'identity',
  statusPageUrl: 'https://status.sift.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.sift.com' },
    { host: 'api.siftscience.com' },
    { suffix: 'sift.com' },
    { suffix: 'siftscience.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/SiftScience/sift-ios' }],
    cocoapods: [{ name: 'Sift' }],
    hex: [{ name: 'sift_ex' }],
    npm: [{ name: 'sift-react-native' }],
    composer: [{ name: 'siftscience/sift-php' }],
    gem: [{ name: 'sift' }],
    maven: [{ name: 'com.siftscience:sift-java' }],
    pypi: [{ name: 'Sift' }],
  },
  sources: ['https://developers.sift.com', 'https://status.sift.com', 'known'],
};
