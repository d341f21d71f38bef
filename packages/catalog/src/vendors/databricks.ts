import type { Vendor } from '../vendor.ts';

export const databricks: Vendor = {
  slug: 'databricks',
  name: 'Databricks',
  category: 'data',
  statusPageUrl: 'https://status.databricks.com',
  hosts: [
    { suffix: 'cloud.databricks.com' },
    { suffix: 'azuredatabricks.net', tenant: true },
    { suffix: 'gcp.databricks.com' },
    { host: 'accounts.cloud.databricks.com' },
    { suffix: 'databricks.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/databricks/databricks-sdk-go' }],
    maven: [{ name: 'com.databricks:databricks-sdk-java' }, { name: 'com.databricks:databricks-jdbc' }],
    npm: [{ name: '@databricks/sql' }],
    pypi: [
      { name: 'apache-airflow-providers-databricks', class: 'C' },
      { name: 'dbt-databricks', class: 'C' },
      { name: 'databricks-sdk' },
      { name: 'databricks-sql-connector' },
    ],
    terraform: [{ name: 'databricks/databricks', class: 'G' }],
  },
  sources: ['https://docs.databricks.com', 'https://status.databricks.com', 'known'],
};
