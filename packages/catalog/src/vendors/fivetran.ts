import type { Vendor } from '../vendor.ts';

export const fivetran: Vendor = {
  slug: 'fivetran',
  name: 'Fivetran',
  category: 'data',
  statusPageUrl: 'https://status.fivetran.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.fivetran.com' }, { suffix: 'fivetran.com' }],
  packages: {
    docker: [{ prefix: 'fivetran/', class: 'G' }],
    generic: [{ prefix: 'env:FIVETRAN_', class: 'B' }],
    golang: [{ module: 'github.com/fivetran/go-fivetran' }],
    pypi: [
      { name: 'shipyard-fivetran', class: 'C' },
      { name: 'pyfivetran', class: 'C' },
      { name: 'fivetran-connector-sdk-core', class: 'C' },
      { name: 'airflow-provider-census' },
      { name: 'airflow-provider-fivetran' },
      { name: 'prefect-fivetran', class: 'C' },
      { name: 'dagster-fivetran', class: 'C' },
      { name: 'airflow-provider-fivetran-async', class: 'C' },
      { name: 'fivetran-connector-sdk' },
    ],
    terraform: [{ name: 'fivetran/fivetran', class: 'G' }],
  },
  sources: ['https://fivetran.com/docs', 'https://status.fivetran.com', 'known'],
};
