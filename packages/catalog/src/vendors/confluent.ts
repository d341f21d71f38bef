import type { Vendor } from '../vendor.ts';

export const confluent: Vendor = {
  slug: 'confluent',
  name: 'Confluent Cloud',
  category: 'data',
  statusPageUrl: 'https://status.confluent.cloud',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.confluent.cloud' }, { suffix: 'confluent.cloud' }, { suffix: 'confluent.io' }],
  packages: {
    docker: [{ name: 'confluentinc/confluent-cli', class: 'G' }],
    generic: [{ prefix: 'env:CONFLUENT_', class: 'B' }],
    golang: [
      { module: 'github.com/confluentinc/ccloud-sdk-go-v2' },
      { module: 'github.com/confluentinc/ccloud-sdk-go-v1' },
      { module: 'github.com/confluentinc/confluent-kafka-go', class: 'F' },
    ],
    nuget: [
      { name: 'Confluent.SchemaRegistry', class: 'F' },
      { name: 'Confluent.Kafka', class: 'F' },
    ],
    pypi: [{ name: 'confluent-kafka', class: 'F' }],
    npm: [{ name: 'kafkajs', class: 'F' }],
    maven: [{ name: 'org.apache.kafka:kafka-clients', class: 'F' }],
    terraform: [
      { name: 'hashicorp/confluent', class: 'G' },
      { name: 'mongey/confluentcloud', class: 'G' },
      { name: 'confluentinc/confluent', class: 'G' },
    ],
  },
  sources: ['https://docs.confluent.io', 'https://status.confluent.cloud', 'known'],
};
