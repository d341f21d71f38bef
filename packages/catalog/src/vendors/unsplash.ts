import type { Vendor } from '../vendor.ts';

export const unsplash: Vendor = {
  slug: 'unsplash',
  name: 'Unsplash',
  category: 'platform',
  statusPageUrl: 'https://status.unsplash.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.unsplash.com' }, { host: 'images.unsplash.com' }, { suffix: 'unsplash.com' }],
  packages: {
    swift: [{ name: 'github.com/unsplash/unsplash-photopicker-ios', class: 'C' }],
    generic: [{ prefix: 'env:UNSPLASH_', class: 'B' }],
    golang: [{ module: 'github.com/hbagdi/go-unsplash', class: 'C' }],
    cocoapods: [{ name: 'UnsplashPhotoPicker' }],
    pub: [{ name: 'unsplash_client', class: 'C' }],
    composer: [
      { name: 'hughbertd/oauth2-unsplash', class: 'C' },
      { name: 'socialiteproviders/unsplash', class: 'C' },
      { name: 'unsplash/unsplash' },
    ],
    gem: [{ name: 'unsplash' }],
    npm: [
      { name: '@sl-code-lords/image-library', class: 'C' },
      { name: 'editorjs-inline-image', class: 'C' },
      { name: 'unsplash-react', class: 'C' },
      { name: 'sanity-plugin-asset-source-unsplash', class: 'C' },
      { name: 'unsplash-js' },
    ],
    pypi: [
      { name: 'luke-corp-pyunsplash', class: 'C' },
      { name: 'notunsplash', class: 'C' },
      { name: 'pysplash-py', class: 'C' },
      { name: 'unsplash-pydantic', class: 'C' },
      { name: 'unsplashapi' },
      { name: 'python-unsplash' },
    ],
  },
  sources: ['https://unsplash.com/documentation', 'https://status.unsplash.com', 'known'],
};
