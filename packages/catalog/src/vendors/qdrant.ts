import type { Vendor } from '../vendor.ts';

export const qdrant: Vendor = {
  slug: 'qdrant',
  name: 'Qdrant Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.qdrant.io',
  hosts: [{ suffix: 'cloud.qdrant.io', tenant: true }],
  packages: {
    cargo: [{ name: 'qdrant-client', class: 'B' }],
    gem: [{ name: 'qdrant-ruby', class: 'B' }],
    golang: [{ module: 'github.com/qdrant/go-client', class: 'B' }],
    maven: [{ name: 'io.qdrant:client', class: 'B' }],
    npm: [{ name: '@qdrant/js-client-rest', class: 'B' }],
    nuget: [{ name: 'Qdrant.Client', class: 'B' }],
    pypi: [{ name: 'qdrant-client', class: 'B' }],
  },
  sources: ['https://status.qdrant.io', 'known'],
};
