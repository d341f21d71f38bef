import type { Vendor } from '../vendor.ts';

export const gnews: Vendor = {
  slug: 'gnews',
  name: 'GNews',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'gnews.io' }, { suffix: 'gnews.io' }],
  packages: {
    pypi: [
      { name: 'gnewsio', class: 'C' },
      { name: 'gnews-io-python', class: 'C' },
      { name: 'langchain-gnews', class: 'C' },
      { name: 'airbyte-source-gnews', class: 'C' },
    ],
  },
  sources: ['https://gnews.io/docs', 'known'],
};
