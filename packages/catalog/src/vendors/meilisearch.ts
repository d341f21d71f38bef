import type { Vendor } from '../vendor.ts';

export const meilisearch: Vendor = {
  slug: 'meilisearch',
  name: 'Meilisearch Cloud',
  category: 'data',
  statusPageUrl: 'https://status.meilisearch.com',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ suffix: 'meilisearch.io' }, { suffix: 'meilisearch.com' }],
  packages: {
    cargo: [{ name: 'meilisearch-sdk', class: 'F' }],
    composer: [{ name: 'meilisearch/meilisearch-php', class: 'F' }],
    gem: [
      { name: 'meilisearch-rails', class: 'F' },
      { name: 'meilisearch', class: 'F' },
    ],
    golang: [{ module: 'github.com/meilisearch/meilisearch-go', class: 'F' }],
    maven: [{ name: 'com.meilisearch.sdk:meilisearch-java', class: 'F' }],
    npm: [
      { name: 'strapi-plugin-meilisearch', class: 'B' },
      { name: 'meilisearch', class: 'F' },
    ],
    nuget: [{ name: 'MeiliSearch', class: 'F' }],
    pypi: [
      { name: 'django-meili', class: 'B' },
      { name: 'meilisearch', class: 'F' },
    ],
  },
  sources: ['https://www.meilisearch.com/docs', 'https://status.meilisearch.com', 'known'],
};
