import type { Vendor } from '../vendor.ts';

export const clickhouseCloud: Vendor = {
  slug: 'clickhouse-cloud',
  name: 'ClickHouse Cloud',
  category: 'data',
  statusPageUrl: 'https://status.clickhouse.com',
  hosts: [{ host: 'api.clickhouse.cloud' }, { suffix: 'clickhouse.cloud' }, { suffix: 'clickhouse.com' }],
  packages: {
    hex: [
      { name: 'ch', class: 'F' },
      { name: 'clickhousex', class: 'F' },
    ],
    terraform: [{ name: 'clickhouse/clickhouse', class: 'G' }],
    composer: [{ name: 'smi2/phpclickhouse', class: 'F' }],
    gem: [{ name: 'click_house', class: 'F' }],
    golang: [{ module: 'github.com/ClickHouse/clickhouse-go', class: 'F' }],
    maven: [
      { name: 'com.clickhouse:clickhouse-client', class: 'F' },
      { name: 'com.clickhouse:clickhouse-data', class: 'F' },
      { name: 'com.clickhouse:clickhouse-http-client', class: 'F' },
      { name: 'com.clickhouse:jdbc-v2', class: 'F' },
      { name: 'com.clickhouse:client-v2', class: 'F' },
      { name: 'com.clickhouse:clickhouse-jdbc', class: 'F' },
    ],
    npm: [
      { name: '@clickhouse/client-web', class: 'F' },
      { name: '@clickhouse/client', class: 'F' },
    ],
    nuget: [{ name: 'ClickHouse.Client', class: 'F' }],
    pypi: [{ name: 'clickhouse-connect', class: 'F' }],
  },
  sources: ['https://clickhouse.com/docs/cloud', 'https://status.clickhouse.com', 'known'],
};
