import type { Vendor } from '../vendor.ts';

export const elasticCloud: Vendor = {
  slug: 'elastic-cloud',
  name: 'Elastic Cloud',
  category: 'data',
  statusPageUrl: 'https://status.elastic.co',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.elastic-cloud.com' },
    { suffix: 'es.io' },
    { suffix: 'elastic-cloud.com' },
    { suffix: 'elastic.cloud' },
  ],
  packages: {
    cargo: [{ name: 'elasticsearch', class: 'B' }],
    composer: [{ name: 'elasticsearch/elasticsearch', class: 'B' }],
    gem: [{ name: 'elasticsearch', class: 'B' }],
    golang: [{ module: 'github.com/elastic/go-elasticsearch', class: 'B' }],
    maven: [{ name: 'co.elastic.clients:elasticsearch-java', class: 'B' }],
    npm: [{ name: '@elastic/elasticsearch', class: 'B' }],
    nuget: [{ name: 'Elastic.Clients.Elasticsearch', class: 'B' }],
    pypi: [{ name: 'elasticsearch', class: 'B' }],
    terraform: [{ name: 'elastic/ec', class: 'G' }],
  },
  sources: ['https://status.elastic.co', 'known'],
};
