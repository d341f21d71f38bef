import type { Vendor } from '../vendor.ts';

export const wordpressCom: Vendor = {
  slug: 'wordpress-com',
  name: 'WordPress.com',
  category: 'content',
  statusPageUrl: 'https://automatticstatus.com',
  hosts: [
    { suffix: 'wp.com' },
    { host: 'stats.wp.com' },
    { host: 'public-api.wordpress.com' },
    { suffix: 'wordpress.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:WORDPRESSCOM_', class: 'B' },
      { prefix: 'env:WORDPRESS_COM_', class: 'B' },
    ],
    composer: [
      { name: 'krombox/oauth2-wordpress', class: 'C' },
      { name: 'socialiteproviders/wordpress', class: 'C' },
      { name: 'socialiteproviders/word-press', class: 'C' },
    ],
    npm: [
      { name: 'passport-wordpress', class: 'C' },
      { name: 'wpcom', class: 'B' },
    ],
  },
  sources: ['https://developer.wordpress.com/docs', 'https://automatticstatus.com', 'known'],
};
