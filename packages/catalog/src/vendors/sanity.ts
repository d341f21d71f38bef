import type { Vendor } from '../vendor.ts';

export const sanity: Vendor = {
  slug: 'sanity',
  name: 'Sanity',
  category: 'content',
  statusPageUrl: 'https://www.sanity-status.com',
  hosts: [
    { host: 'api.sanity.io' },
    { suffix: 'api.sanity.io' },
    { suffix: 'apicdn.sanity.io' },
    { host: 'cdn.sanity.io' },
    { suffix: 'sanity.io' },
  ],
  packages: {
    hex: [{ name: 'sanity', class: 'C' }],
    pub: [
      { name: 'sanity_client', class: 'C' },
      { name: 'flutter_sanity', class: 'C' },
    ],
    pypi: [{ name: 'sanity-html', class: 'D' }],
    nuget: [{ name: 'Sanity.Linq', class: 'C' }],
    gem: [{ name: 'sanity-ruby', class: 'C' }],
    generic: [{ prefix: 'env:SANITY_', class: 'B' }],
    composer: [{ name: 'sanity/sanity-php' }],
    npm: [
      { name: '@sanity/sdk-react' },
      { name: '@sanity/sdk' },
      { name: '@sanity/document-internationalization', class: 'C' },
      { name: 'astro-sanity', class: 'C' },
      { name: '@sanity/astro' },
      { name: '@sanity/visual-editing' },
      { name: '@sanity/preview-kit' },
      { name: '@nuxtjs/sanity', class: 'C' },
      { name: 'sanity' },
      { name: '@sanity/cli', class: 'G' },
      { name: 'gatsby-source-sanity', class: 'C' },
      { name: '@sanity/client' },
      { name: 'next-sanity', class: 'C' },
    ],
  },
  sources: ['https://www.sanity.io/docs', 'https://www.sanity-status.com', 'known'],
};
