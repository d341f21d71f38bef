import type { Vendor } from '../vendor.ts';

export const influxdbCloud: Vendor = {
  slug: 'influxdb-cloud',
  name: 'InfluxDB Cloud',
  category: 'data',
  statusPageUrl: 'https://status.influxdata.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'cloud2.influxdata.com' }, { host: 'cloud2.influxdata.com' }, { suffix: 'influxdata.com' }],
  packages: {
    hex: [
      { name: 'influxdb', class: 'F' },
      { name: 'instream', class: 'F' },
    ],
    generic: [
      { prefix: 'env:INFLUXDBCLOUD_', class: 'B' },
      { prefix: 'env:INFLUXDB_CLOUD_', class: 'B' },
    ],
    cargo: [{ name: 'influxdb2', class: 'F' }],
    composer: [{ name: 'influxdata/influxdb-client-php', class: 'F' }],
    gem: [{ name: 'influxdb-client', class: 'F' }],
    golang: [{ module: 'github.com/influxdata/influxdb-client-go', class: 'F' }],
    maven: [{ name: 'com.influxdb:influxdb-client-java', class: 'F' }],
    npm: [
      { name: '@influxdata/influxdb3-client', class: 'B' },
      { name: '@influxdata/influxdb-client-browser', class: 'B' },
      { name: '@influxdata/influxdb-client-apis', class: 'B' },
      { name: '@influxdata/influx', class: 'B' },
      { name: '@influxdata/influxdb-client', class: 'F' },
    ],
    nuget: [
      { name: 'InfluxDB3.Client', class: 'F' },
      { name: 'InfluxDB.Client.Core', class: 'F' },
      { name: 'InfluxDB.Client', class: 'F' },
    ],
    pypi: [
      { name: 'influxdb-client', class: 'F' },
      { name: 'influxdb3-python', class: 'F' },
    ],
  },
  sources: ['https://docs.influxdata.com', 'https://status.influxdata.com', 'known'],
};
