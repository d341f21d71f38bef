import type { Vendor } from '../vendor.ts';

export const serpapi: Vendor = {
  slug: 'serpapi',
  name: 'SerpApi',
  category: 'search',
  statusPageUrl: 'https://serpapi.com/status',
  hosts: [{ host: 'serpapi.com' }, { suffix: 'serpapi.com' }],
  packages: {
    generic: [{ prefix: 'env:SERPAPI_', class: 'B' }],
    composer: [{ name: 'symfony/ai-serp-api-tool', class: 'C' }, { name: 'serpapi/google-search-results-php' }],
    nuget: [{ name: 'google-search-results-dotnet' }],
    maven: [{ group: 'com.github.serpapi' }],
    golang: [
      { module: 'github.com/serpapi/serpapi-golang' },
      { module: 'github.com/serpapi/google-search-results-golang' },
    ],
    gem: [{ name: 'google_search_results' }, { name: 'serpapi' }],
    npm: [{ name: 'serpapi' }, { name: 'google-search-results-nodejs' }],
    pypi: [{ name: 'google-search-results' }, { name: 'serpapi' }],
  },
  sources: ['https://serpapi.com/search-api'],
};
