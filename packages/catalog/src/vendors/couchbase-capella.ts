import type { Vendor } from '../vendor.ts';

export const couchbaseCapella: Vendor = {
  slug: 'couchbase-capella',
  name: 'Couchbase Capella',
  category: 'database',
  statusPageUrl: 'https://status.couchbase.com',
  hosts: [{ suffix: 'cloud.couchbase.com' }, { suffix: 'couchbase.com' }],
  packages: {
    cocoapods: [{ name: 'CouchbaseLite-Swift', class: 'F' }],
    generic: [
      { prefix: 'env:COUCHBASECAPELLA_', class: 'B' },
      { prefix: 'env:COUCHBASE_CAPELLA_', class: 'B' },
    ],
    golang: [{ module: 'github.com/couchbase/gocb', class: 'F' }],
    maven: [
      { name: 'com.couchbase.client:core-io', class: 'F' },
      { name: 'com.couchbase.client:java-client', class: 'F' },
    ],
    npm: [{ name: 'couchbase', class: 'F' }],
    nuget: [{ name: 'CouchbaseNetClient', class: 'F' }],
    pypi: [
      { name: 'libcapella', class: 'C' },
      { name: 'couchbase', class: 'F' },
    ],
    terraform: [{ name: 'couchbasecloud/couchbase-capella', class: 'G' }],
  },
  sources: ['https://docs.couchbase.com/cloud'],
};
