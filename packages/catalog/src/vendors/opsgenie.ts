import type { Vendor } from '../vendor.ts';

export const opsgenie: Vendor = {
  slug: 'opsgenie',
  name: 'Opsgenie',
  category: 'monitoring',
  statusPageUrl: 'https://opsgenie.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.opsgenie.com' }, { host: 'api.eu.opsgenie.com' }, { suffix: 'opsgenie.com' }],
  packages: {
    docker: [{ prefix: 'opsgenie/', class: 'G' }],
    generic: [
      { name: 'bitbucket/atlassian/opsgenie-send-alert', class: 'G' },
      { prefix: 'circleci/opsgenie/', class: 'G' },
      { prefix: 'env:OPSGENIE_', class: 'B' },
    ],
    gem: [{ name: 'opsgenie-sdk' }],
    golang: [{ module: 'github.com/opsgenie/opsgenie-go-sdk-v2' }],
    maven: [{ name: 'com.opsgenie.integration:sdk' }],
    npm: [{ name: 'opsgenie-sdk' }],
    pypi: [
      { name: 'minuto', class: 'C' },
      { name: 'airbyte-source-opsgenie', class: 'C' },
      { name: 'apache-airflow-providers-opsgenie', class: 'C' },
      { name: 'opsgenie-sdk' },
    ],
    terraform: [
      { name: 'atlassian/opsgenie', class: 'G' },
      { name: 'hashicorp/opsgenie', class: 'G' },
      { name: 'opsgenie/opsgenie', class: 'G' },
    ],
  },
  sources: ['https://docs.opsgenie.com', 'https://opsgenie.status.atlassian.com', 'known'],
};
