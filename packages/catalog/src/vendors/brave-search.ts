import type { Vendor } from '../vendor.ts';

export const braveSearch: Vendor = {
  slug: 'brave-search',
  name: 'Brave Search',
  category: 'search',
  statusPageUrl: 'https://status.brave.com',
  hosts: [{ host: 'api.search.brave.com' }],
  packages: {
    composer: [{ name: 'symfony/ai-brave-tool', class: 'C' }],
    npm: [
      { name: '@brave/brave-search-mcp-server' },
      { name: 'mcp-server-brave-search', class: 'C' },
      { name: 'brave-search', class: 'C' },
    ],
    pypi: [
      { name: 'brave-deepseek-book-review', class: 'C' },
      { name: 'brave-search-riazus', class: 'C' },
      { name: 'searcherator', class: 'C' },
      { name: 'librarian-brave', class: 'C' },
      { name: 'brave-haystack', class: 'C' },
      { name: 'brave-search', class: 'C' },
      { name: 'llama-index-tools-brave-search', class: 'C' },
      { name: 'haystack-brave-search', class: 'C' },
    ],
  },
  sources: ['https://api-dashboard.search.brave.com/app/documentation'],
};
