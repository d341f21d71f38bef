import type { Vendor } from '../vendor.ts';

export const clickhouseCloud: Vendor = {
  slug: 'clickhouse-cloud',
  name: 'ClickHouse Cloud',
  category: 'data',
  statusPageUrl: 'https://status.clickhouse.com',
  hosts: [{ host: 'api.clickhouse.cloud' }, { suffix: 'clickhouse.cloud' }],
  packages: {
    composer: [{ name: 'smi2/phpclickhouse', class: 'B' }],
    gem: [{ name: 'click_house', class: 'B' }],
    golang: [{ module: 'github.com/ClickHouse/clickhouse-go', class: 'B' }],
    maven: [
      { name: 'com.clickhouse:client-v2', class: 'B' },
      { name: 'com.clickhouse:clickhouse-jdbc', class: 'B' },
    ],
    npm: [{ name: '@clickhouse/client', class: 'B' }],
    nuget: [{ name: 'ClickHouse.Client', class: 'B' }],
    pypi: [{ name: 'clickhouse-connect', class: 'B' }],
  },
  sources: ['https://status.clickhouse.com', 'known'],
};
