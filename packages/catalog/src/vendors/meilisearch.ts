import type { Vendor } from '../vendor.ts';

export const meilisearch: Vendor = {
  slug: 'meilisearch',
  name: 'Meilisearch Cloud',
  category: 'data',
  statusPageUrl: 'https://status.meilisearch.com',
  hosts: [{ suffix: 'meilisearch.io' }],
  packages: {
    cargo: [{ name: 'meilisearch-sdk', class: 'B' }],
    composer: [{ name: 'meilisearch/meilisearch-php', class: 'B' }],
    gem: [{ name: 'meilisearch', class: 'B' }],
    golang: [{ module: 'github.com/meilisearch/meilisearch-go', class: 'B' }],
    maven: [{ name: 'com.meilisearch.sdk:meilisearch-java', class: 'B' }],
    npm: [{ name: 'meilisearch', class: 'B' }],
    nuget: [{ name: 'MeiliSearch', class: 'B' }],
    pypi: [{ name: 'meilisearch', class: 'B' }],
  },
  sources: ['https://status.meilisearch.com', 'known'],
};
