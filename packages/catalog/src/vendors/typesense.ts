import type { Vendor } from '../vendor.ts';

export const typesense: Vendor = {
  slug: 'typesense',
  name: 'Typesense Cloud',
  category: 'data',
  statusPageUrl: 'https://status.typesense.org',
  hosts: [{ suffix: 'a1.typesense.net' }, { host: 'cloud.typesense.org' }],
  packages: {
    cargo: [{ name: 'typesense', class: 'B' }],
    composer: [{ name: 'typesense/typesense-php', class: 'B' }],
    gem: [{ name: 'typesense', class: 'B' }],
    golang: [{ module: 'github.com/typesense/typesense-go', class: 'B' }],
    maven: [{ name: 'org.typesense:typesense-java', class: 'B' }],
    npm: [{ name: 'typesense', class: 'B' }],
    nuget: [{ name: 'Typesense', class: 'B' }],
    pypi: [{ name: 'typesense', class: 'B' }],
  },
  sources: ['https://status.typesense.org', 'known'],
};
