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
    maven: [{ name: 'com.algolia:algoliasearch' }, { group: 'com.algolia' }],
    npm: [
      { name: 'algoliasearch' },
      { name: 'instantsearch.js' },
      { name: 'react-instantsearch' },
      { name: '@algolia/client-search' },
      { name: '@algolia/client-analytics' },
      { name: '@algolia/client-abtesting' },
      { name: '@algolia/client-insights' },
      { name: '@algolia/client-personalization' },
      { name: '@algolia/client-query-suggestions' },
      { name: '@algolia/ingestion' },
      { name: '@algolia/monitoring' },
      { name: '@algolia/recommend' },
    ],
    nuget: [{ name: 'Algolia.Search' }],
    pypi: [{ name: 'algoliasearch' }],
  },
  sources: ['https://status.algolia.com', 'known'],
};
