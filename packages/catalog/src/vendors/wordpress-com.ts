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
    gem: [{ name: 'omniauth-wordpress', class: 'C' }],
    nuget: [
      { name: 'Owin.Security.Providers.WordPress', class: 'C' },
      { name: 'AspNet.Security.OAuth.WordPress', class: 'C' },
    ],
    generic: [
      { prefix: 'env:WORDPRESSCOM_', class: 'B' },
      { prefix: 'env:WORDPRESS_COM_', class: 'B' },
    ],
    composer: [
      { name: 'wpackagist-plugin/jetpack' },
      { name: 'automattic/jetpack' },
      { name: 'krombox/oauth2-wordpress', class: 'C' },
      { name: 'socialiteproviders/wordpress', class: 'C' },
      { name: 'socialiteproviders/word-press', class: 'C' },
    ],
    npm: [
      { name: '@automattic/shopping-cart' },
      { name: 'wpcom-oauth' },
      { name: 'wpcom-oauth-cors' },
      { name: 'wpcom-proxy-request' },
      { name: 'wpcom-xhr-request' },
      { name: 'passport-wordpress', class: 'C' },
      { name: 'wpcom', class: 'B' },
    ],
  },
  sources: ['https://developer.wordpress.com/docs', 'https://automatticstatus.com', 'known'],
};
