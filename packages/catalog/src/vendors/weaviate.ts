import type { Vendor } from '../vendor.ts';

export const weaviate: Vendor = {
  slug: 'weaviate',
  name: 'Weaviate Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.weaviate.io',
  hosts: [
    { suffix: 'weaviate.cloud', tenant: true },
    { suffix: 'weaviate.network', tenant: true },
  ],
  packages: {
    cargo: [{ name: 'weaviate-community', class: 'B' }],
    composer: [{ name: 'timkley/weaviate-php', class: 'B' }],
    gem: [{ name: 'weaviate-ruby', class: 'B' }],
    golang: [{ module: 'github.com/weaviate/weaviate-go-client', class: 'B' }],
    maven: [{ name: 'io.weaviate:client', class: 'B' }],
    npm: [
      { name: 'weaviate-client', class: 'B' },
      { name: 'weaviate-ts-client', class: 'B' },
    ],
    nuget: [{ name: 'Weaviate.Client', class: 'B' }],
    pypi: [{ name: 'weaviate-client', class: 'B' }],
  },
  sources: ['https://status.weaviate.io', 'known'],
};
