import type { Vendor } from '../vendor.ts';

export const medium: Vendor = {
  slug: 'medium',
  name: 'Medium',
  category: 'content',
  statusPageUrl: 'https://medium.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.medium.com' }, { suffix: 'medium.com' }],
  packages: {
    pypi: [{ name: 'medium-api', class: 'C' }],
    golang: [{ module: 'github.com/Medium/medium-sdk-go' }],
    npm: [{ name: 'medium.js', class: 'C' }, { name: 'medium-sdk' }, { name: 'gatsby-source-medium', class: 'C' }],
    composer: [{ name: 'socialiteproviders/medium', class: 'C' }],
    gem: [
      { name: 'medium-sdk-ruby', class: 'C' },
      { name: 'omniauth-medium', class: 'C' },
    ],
  },
  sources: ['https://github.com/Medium/medium-api-docs', 'known'],
};
