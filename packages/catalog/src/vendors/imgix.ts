import type { Vendor } from '../vendor.ts';

export const imgix: Vendor = {
  slug: 'imgix',
  name: 'imgix',
  category: 'content',
  statusPageUrl: 'https://status.imgix.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.imgix.com' }, { suffix: 'imgix.net' }, { suffix: 'imgix.com' }],
  packages: {
    hex: [{ name: 'imgex', class: 'C' }],
    swift: [{ name: 'github.com/imgix/imgix-swift' }],
    generic: [{ prefix: 'env:IMGIX_', class: 'B' }],
    composer: [{ name: 'imgix/imgix-php' }],
    gem: [{ name: 'imgix-rails' }, { name: 'imgix' }],
    golang: [{ module: 'github.com/imgix/imgix-go' }],
    maven: [{ name: 'com.imgix:imgix-java' }],
    npm: [
      { name: '@imgix/vue' },
      { name: '@imgix/gatsby' },
      { name: 'imgix-management-js', class: 'C' },
      { name: 'imgix-url-builder', class: 'C' },
      { name: 'gatsby-plugin-imgix', class: 'C' },
      { name: 'imgix-core-js' },
      { name: '@imgix/js-core' },
      { name: 'react-imgix' },
    ],
    nuget: [{ name: 'Imgix' }],
    pypi: [{ name: 'imgix' }],
  },
  sources: ['https://docs.imgix.com', 'https://status.imgix.com', 'known'],
};
