import type { Vendor } from '../vendor.ts';

export const snowflake: Vendor = {
  slug: 'snowflake',
  name: 'Snowflake',
  category: 'data',
  statusPageUrl: 'https://status.snowflake.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'snowflakecomputing.cn' },
    { suffix: 'snowflakecomputing.com', tenant: true },
    { suffix: 'snowflake.com' },
  ],
  packages: {
    cargo: [{ name: 'snowflake-api' }],
    gem: [{ name: 'sequel-snowflake', class: 'C' }, { name: 'ruby_snowflake_client' }],
    golang: [{ module: 'github.com/snowflakedb/gosnowflake' }],
    maven: [{ name: 'com.snowflake:snowpark' }, { name: 'net.snowflake:snowflake-jdbc' }],
    npm: [{ name: 'snowflake-promise', class: 'C' }, { name: 'snowflake-sdk' }],
    nuget: [{ name: 'Snowflake.Data' }],
    pypi: [
      { name: 'snowflake' },
      { name: 'snowflake-core' },
      { name: 'snowflake-cli', class: 'G' },
      { name: 'snowflake-ml-python' },
      { name: 'prefect-snowflake', class: 'C' },
      { name: 'adbc-driver-snowflake', class: 'C' },
      { name: 'django-snowflake', class: 'C' },
      { name: 'snowflake-sqlalchemy' },
      { name: 'apache-airflow-providers-snowflake', class: 'C' },
      { name: 'dbt-snowflake', class: 'C' },
      { name: 'dagster-snowflake', class: 'C' },
      { name: 'snowflake-connector-python' },
      { name: 'snowflake-snowpark-python' },
    ],
    terraform: [
      { name: 'snowflakedb/snowflake', class: 'G' },
      { name: 'snowflake-labs/snowflake', class: 'G' },
    ],
  },
  sources: ['https://docs.snowflake.com', 'https://status.snowflake.com', 'known'],
};
