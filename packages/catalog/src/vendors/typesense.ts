import type { Vendor } from '../vendor.ts';

export const typesense: Vendor = {
  slug: 'typesense',
  name: 'Typesense Cloud',
  category: 'data',
  statusPageUrl: 'https://status.typesense.org',
  hosts: [
    { suffix: 'a1.typesense.net' },
    { host: 'cloud.typesense.org' },
    { suffix: 'typesense.net' },
    { suffix: 'typesense.org' },
  ],
  packages: {
    pub: [{ name: 'typesense', class: 'F' }],
    cargo: [{ name: 'typesense', class: 'F' }],
    composer: [
      { name: 'typesense/laravel-scout-typesense-driver', class: 'F' },
      { name: 'typesense/typesense-php', class: 'F' },
    ],
    gem: [{ name: 'typesense', class: 'F' }],
    golang: [{ module: 'github.com/typesense/typesense-go', class: 'F' }],
    maven: [{ name: 'org.typesense:typesense-java', class: 'F' }],
    npm: [
      { name: 'gatsby-plugin-typesense', class: 'F' },
      { name: 'typesense', class: 'F' },
    ],
    nuget: [{ name: 'Typesense', class: 'F' }],
    pypi: [
      { name: 'typesense-alt', class: 'B' },
      { name: 'pyst-typesense-async', class: 'B' },
      { name: 'llama-index-vector-stores-typesense', class: 'F' },
      { name: 'langchain-typesense', class: 'F' },
      { name: 'typesense', class: 'F' },
    ],
  },
  sources: ['https://typesense.org/docs', 'https://status.typesense.org', 'known'],
};
