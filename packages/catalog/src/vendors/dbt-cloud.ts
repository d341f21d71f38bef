import type { Vendor } from '../vendor.ts';

export const dbtCloud: Vendor = {
  slug: 'dbt-cloud',
  name: 'dbt Cloud',
  category: 'data',
  statusPageUrl: 'https://status.getdbt.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'cloud.getdbt.com' }, { suffix: 'getdbt.com' }, { suffix: 'dbt.com' }],
  packages: {
    githubactions: [{ name: 'fal-ai/dbt-cloud-action', class: 'G' }],
    generic: [
      { prefix: 'env:DBTCLOUD_', class: 'B' },
      { prefix: 'env:DBT_CLOUD_', class: 'B' },
    ],
    pypi: [
      { name: 'dbtc', class: 'C' },
      { name: 'tap-dbt', class: 'C' },
      { name: 'dbt-sl-sdk' },
      { name: 'prefect-dbtcloud', class: 'C' },
      { name: 'apache-airflow-providers-dbt-cloud', class: 'C' },
    ],
    terraform: [{ name: 'dbt-labs/dbtcloud', class: 'G' }],
  },
  sources: ['https://docs.getdbt.com', 'https://status.getdbt.com', 'known'],
};
