import type { Vendor } from '../vendor.ts';

export const algolia: Vendor = {
  slug: 'algolia',
  name: 'Algolia',
  category: 'data',
  statusPageUrl: 'https://status.algolia.com',
  statusPage: { adapter: 'algolia' },
  hosts: [
    { suffix: 'algolia.net', tenant: true },
    { suffix: 'algolianet.com', tenant: true },
    { suffix: 'algolia.io' },
    { host: 'insights.algolia.io' },
  ],
  packages: {
    composer: [{ name: 'algolia/algoliasearch-client-php' }],
    gem: [{ name: 'algolia' }],
    golang: [{ module: 'github.com/algolia/algoliasearch-client-go' }],
    maven: [{ name: 'com.algolia:algoliasearch' }],
    npm: [
      { name: 'algoliasearch' },
      { name: 'instantsearch.js' },
      { name: 'react-instantsearch' },
      {
        prefix: '@algolia/',
        except: [
          '@algolia/requester-fetch',
          '@algolia/requester-common',
          '@algolia/requester-browser-xhr',
          '@algolia/requester-node-http',
          '@algolia/client-common',
          '@algolia/autocomplete-shared',
        ],
      },
    ],
    nuget: [{ name: 'Algolia.Search' }],
    pypi: [{ name: 'algoliasearch' }],
  },
  sources: ['https://status.algolia.com', 'known'],
};
