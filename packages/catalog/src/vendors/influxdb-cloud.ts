import type { Vendor } from '../vendor.ts';

export const influxdbCloud: Vendor = {
  slug: 'influxdb-cloud',
  name: 'InfluxDB Cloud',
  category: 'data',
  statusPageUrl: 'https://status.influxdata.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'cloud2.influxdata.com' }, { host: 'cloud2.influxdata.com' }],
  packages: {
    cargo: [{ name: 'influxdb2', class: 'B' }],
    composer: [{ name: 'influxdata/influxdb-client-php', class: 'B' }],
    gem: [{ name: 'influxdb-client', class: 'B' }],
    golang: [{ module: 'github.com/influxdata/influxdb-client-go', class: 'B' }],
    maven: [{ name: 'com.influxdb:influxdb-client-java', class: 'B' }],
    npm: [{ name: '@influxdata/influxdb-client', class: 'B' }],
    nuget: [{ name: 'InfluxDB.Client', class: 'B' }],
    pypi: [
      { name: 'influxdb-client', class: 'B' },
      { name: 'influxdb3-python', class: 'B' },
    ],
  },
  sources: ['https://status.influxdata.com', 'known'],
};
