import type { Vendor } from '../vendor.ts';

export const elasticCloud: Vendor = {
  slug: 'elastic-cloud',
  name: 'Elastic Cloud',
  category: 'data',
  statusPageUrl: 'https://status.elastic.co',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'aws.found.io' },
    { host: 'api.elastic-cloud.com' },
    { suffix: 'es.io' },
    { suffix: 'elastic-cloud.com' },
    { suffix: 'elastic.cloud' },
    { suffix: 'found.io' },
  ],
  packages: {
    docker: [{ prefix: 'docker.elastic.co/cloud/', class: 'G' }],
    generic: [
      { prefix: 'env:ELASTICCLOUD_', class: 'B' },
      { prefix: 'env:ELASTIC_CLOUD_', class: 'B' },
    ],
    cargo: [{ name: 'elasticsearch', class: 'F' }],
    composer: [
      { name: 'ruflin/elastica', class: 'F' },
      { name: 'elastic/enterprise-search', class: 'B' },
      { name: 'elasticsearch/elasticsearch', class: 'F' },
    ],
    gem: [
      { name: 'elastic-apm', class: 'F' },
      { name: 'elasticsearch', class: 'F' },
    ],
    golang: [
      { module: 'github.com/elastic/cloud-sdk-go' },
      { module: 'go.elastic.co/apm', class: 'F' },
      { module: 'github.com/elastic/go-elasticsearch', class: 'F' },
    ],
    maven: [
      { name: 'co.elastic.clients:elasticsearch-rest5-client', class: 'F' },
      { name: 'co.elastic.clients:elasticsearch-java', class: 'F' },
    ],
    npm: [
      { name: '@elastic/enterprise-search', class: 'B' },
      { name: '@elastic/app-search-node', class: 'B' },
      { name: '@elastic/app-search-javascript', class: 'B' },
      { name: '@elastic/ems-client' },
      { name: '@elastic/apm-rum-react', class: 'F' },
      { name: '@elastic/apm-rum', class: 'F' },
      { name: 'elastic-apm-node', class: 'F' },
      { name: '@elastic/elasticsearch', class: 'F' },
    ],
    nuget: [
      { name: 'Elastic.Transport', class: 'F' },
      { name: 'Elastic.Esql', class: 'F' },
      { name: 'Elastic.Apm', class: 'F' },
      { name: 'Elastic.Clients.Elasticsearch', class: 'F' },
    ],
    pypi: [
      { name: 'elastic-apm', class: 'F' },
      { name: 'elasticsearch', class: 'F' },
    ],
    terraform: [{ name: 'elastic/ec', class: 'G' }],
  },
  sources: ['https://www.elastic.co/docs', 'https://status.elastic.co', 'known'],
};
