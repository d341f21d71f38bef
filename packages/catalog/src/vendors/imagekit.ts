import type { Vendor } from '../vendor.ts';

export const imagekit: Vendor = {
  slug: 'imagekit',
  name: 'ImageKit',
  category: 'content',
  statusPageUrl: 'https://statuspage.imagekit.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.imagekit.io' },
    { host: 'upload.imagekit.io' },
    { host: 'ik.imagekit.io' },
    { suffix: 'imagekit.io' },
  ],
  packages: {
    cocoapods: [{ name: 'ImageKitIO', class: 'C' }],
    pub: [{ name: 'imagekit_io', class: 'C' }],
    swift: [{ name: 'github.com/imagekit-developer/imagekit-ios' }],

    golang: [{ module: 'github.com/imagekit-developer/imagekit-go' }],
    generic: [{ prefix: 'env:IMAGEKIT_', class: 'B' }],
    composer: [{ name: 'imagekit/imagekit' }],
    gem: [{ name: 'imagekitio' }],
    maven: [{ name: 'com.github.imagekit-developer:imagekit-java' }],
    npm: [
      { name: 'imagekitio-next' },
      { name: 'imagekit-media-library-widget' },
      { name: 'imagekit-javascript' },
      { prefix: '@imagekit/' },
      { name: 'imagekit' },
      { name: 'imagekitio-react' },
    ],
    nuget: [{ name: 'Imagekit' }],
    pypi: [{ name: 'imagekitio' }],
  },
  sources: ['https://imagekit.io/docs', 'https://statuspage.imagekit.io', 'known'],
};
