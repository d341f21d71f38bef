import type { Vendor } from '../vendor.ts';

export const prismic: Vendor = {
  slug: 'prismic',
  name: 'Prismic',
  category: 'content',
  statusPageUrl: 'https://status.prismic.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'prismic.io' }, { suffix: 'cdn.prismic.io' }],
  packages: {
    nuget: [{ name: 'prismicio' }],
    generic: [{ prefix: 'env:PRISMIC_', class: 'B' }],
    composer: [{ name: 'prismic/php-sdk' }],
    gem: [{ name: 'prismic.io' }],
    maven: [{ name: 'io.prismic:java-kit' }],
    npm: [
      { name: '@prismicio/migrate' },
      { name: '@prismicio/custom-types-client' },
      { name: '@nuxtjs/prismic', class: 'C' },
      { name: 'prismic-javascript' },
      { name: 'prismic-reactjs' },
      { name: 'gatsby-source-prismic', class: 'C' },
      { name: '@prismicio/next', class: 'C' },
      { name: '@prismicio/vue', class: 'C' },
      { name: '@prismicio/react', class: 'C' },
      { name: '@prismicio/client' },
    ],
    pypi: [{ name: 'prismic' }],
  },
  sources: ['https://prismic.io/docs', 'https://status.prismic.io', 'known'],
};
