import type { Vendor } from '../vendor.ts';

export const yelp: Vendor = {
  slug: 'yelp',
  name: 'Yelp',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.yelp.com' }, { suffix: 'yelp.com' }],
  packages: {
    gem: [{ name: 'yelp-fusion', class: 'C' }],
    nuget: [{ name: 'Yelp.Api', class: 'C' }],
    cocoapods: [
      { name: 'CDYelpFusionKit', class: 'C' },
      { name: 'YelpAPI', class: 'C' },
    ],
    composer: [{ name: 'stevenmaguire/oauth2-yelp', class: 'C' }],
    pypi: [
      { name: 'ezapi-yelp', class: 'C' },
      { name: 'yelpapi', class: 'C' },
      { name: 'llama-index-tools-yelp', class: 'C' },
    ],
    npm: [
      { name: 'yelp', class: 'C' },
      { name: 'yelp-fusion', class: 'C' },
    ],
  },
  sources: ['https://docs.developer.yelp.com'],
};
