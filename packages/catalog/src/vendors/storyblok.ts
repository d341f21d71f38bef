import type { Vendor } from '../vendor.ts';

export const storyblok: Vendor = {
  slug: 'storyblok',
  name: 'Storyblok',
  category: 'content',
  statusPageUrl: 'https://status.storyblok.com',
  hosts: [
    { host: 'api.storyblok.com' },
    { host: 'api-us.storyblok.com' },
    { host: 'mapi.storyblok.com' },
    { host: 'a.storyblok.com' },
    { host: 'app.storyblok.com' },
    { suffix: 'storyblok.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/storyblok/storyblok-swift' }],
    pypi: [{ name: 'storyblok', class: 'C' }],

    generic: [{ prefix: 'env:STORYBLOK_', class: 'B' }],
    pub: [{ name: 'storyblok', class: 'C' }],
    composer: [{ name: 'storyblok/php-client' }],
    gem: [{ name: 'storyblok' }],
    npm: [
      { name: '@storyblok/js' },
      { name: '@storyblok/astro' },
      { name: 'storyblok-react', class: 'C' },
      { name: '@storyblok/svelte' },
      { name: 'storyblok', class: 'G' },
      { name: '@storyblok/management-api-client' },
      { name: '@storyblok/vue', class: 'C' },
      { name: '@storyblok/nuxt', class: 'C' },
      { name: 'gatsby-source-storyblok', class: 'C' },
      { name: 'storyblok-js-client' },
      { name: '@storyblok/react' },
    ],
    nuget: [{ name: 'storyblok.net' }],
  },
  sources: ['https://www.storyblok.com/docs', 'https://status.storyblok.com', 'known'],
};
