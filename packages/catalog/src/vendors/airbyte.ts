import type { Vendor } from '../vendor.ts';

export const airbyte: Vendor = {
  slug: 'airbyte',
  name: 'Airbyte Cloud',
  category: 'data',
  statusPageUrl: 'https://status.airbyte.com',
  hosts: [{ host: 'api.airbyte.com' }, { host: 'cloud.airbyte.com' }, { suffix: 'airbyte.com' }],
  packages: {
    terraform: [{ name: 'airbytehq/airbyte', class: 'G' }],
    golang: [{ module: 'github.com/airbytehq/airbyte-api-go-sdk', class: 'B' }],
    pypi: [
      { name: 'airbyte-agent-sdk' },
      { name: 'shipyard-airbyte', class: 'C' },
      { name: 'airbyte-prefect', class: 'B' },
      { name: 'tap-airbyte', class: 'B' },
      { name: 'prefect-airbyte', class: 'B' },
      { name: 'langchain-airbyte', class: 'B' },
      { name: 'apache-airflow-providers-airbyte', class: 'C' },
      { name: 'dagster-airbyte', class: 'C' },
      { name: 'airbyte-api', class: 'B' },
      { name: 'airbyte', class: 'B' },
    ],
  },
  sources: ['https://docs.airbyte.com', 'https://status.airbyte.com', 'known'],
};
