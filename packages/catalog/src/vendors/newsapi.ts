import type { Vendor } from '../vendor.ts';

export const newsapi: Vendor = {
  slug: 'newsapi',
  name: 'NewsAPI',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'newsapi.org' }, { suffix: 'newsapi.org' }],
  packages: {
    gem: [{ name: 'news-api', class: 'C' }],
    pub: [{ name: 'news_api_flutter_package', class: 'C' }],
    nuget: [{ name: 'NewsAPI' }],
    generic: [{ prefix: 'env:NEWSAPI_', class: 'B' }],
    npm: [
      { name: 'newsapi-node', class: 'C' },
      { name: 'newsapi', class: 'C' },
    ],
    pypi: [{ name: 'airbyte-source-news-api', class: 'C' }, { name: 'newsapi-python' }],
  },
  sources: ['https://newsapi.org/docs'],
};
