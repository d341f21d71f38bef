import type { Vendor } from '../vendor.ts';

export const wordpressCom: Vendor = {
  slug: 'wordpress-com',
  name: 'WordPress.com',
  category: 'content',
  statusPageUrl: 'https://automatticstatus.com',
  hosts: [{ host: 'public-api.wordpress.com' }, { suffix: 'wordpress.com' }],
  packages: { npm: [{ name: 'wpcom', class: 'B' }] },
  sources: ['https://developer.wordpress.com/docs', 'https://automatticstatus.com', 'known'],
};
