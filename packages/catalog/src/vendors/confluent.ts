import type { Vendor } from '../vendor.ts';

export const confluent: Vendor = {
  slug: 'confluent',
  name: 'Confluent Cloud',
  category: 'data',
  statusPageUrl: 'https://status.confluent.cloud',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.confluent.cloud' }, { suffix: 'confluent.cloud' }],
  packages: {
    maven: [{ name: 'org.apache.kafka:kafka-clients', class: 'F' }],
    terraform: [{ name: 'confluentinc/confluent', class: 'G' }],
  },
  sources: ['https://status.confluent.cloud', 'known'],
};
