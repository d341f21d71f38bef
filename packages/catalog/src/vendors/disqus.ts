import type { Vendor } from '../vendor.ts';

export const disqus: Vendor = {
  slug: 'disqus',
  name: 'Disqus',
  category: 'community',
  statusPageUrl: 'https://status.disqus.com',
  hosts: [{ host: 'disqus.com' }, { suffix: 'disqus.com' }, { suffix: 'disquscdn.com' }],
  packages: {
    npm: [
      { name: 'disqusjs', class: 'C' },
      { name: 'disqus-node', class: 'C' },
      { name: 'disqus-react', class: 'C' },
      { name: 'gatsby-plugin-disqus', class: 'C' },
    ],
    composer: [
      { name: 'antalaron/oauth2-disqus', class: 'C' },
      { name: 'socialiteproviders/disqus', class: 'C' },
    ],
  },
  sources: ['https://disqus.com/api/docs', 'known'],
};
