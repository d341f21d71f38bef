import type { Vendor } from '../vendor.ts';

export const akeyless: Vendor = {
  slug: 'akeyless',
  name: 'Akeyless',
  category: 'security',
  statusPageUrl: 'https://status.akeyless.io',
  hosts: [{ host: 'api.akeyless.io' }, { host: 'vault.akeyless.io' }, { suffix: 'akeyless.io' }],
  packages: {
    githubactions: [
      { name: 'LanceMcCarthy/akeyless-action', class: 'G' },
      { prefix: 'akeyless-community/', class: 'G' },
    ],
    docker: [{ prefix: 'akeyless/', class: 'G' }],
    golang: [
      { module: 'github.com/akeylesslabs/akeyless-go-cloud-id' },
      { module: 'github.com/akeylesslabs/akeyless-go' },
    ],
    generic: [
      { prefix: 'helm/akeylesslabs.github.io/helm-charts/', class: 'G' },
      { prefix: 'ansible/akeyless.', class: 'G' },
      { prefix: 'helm/akeyless-', class: 'G' },
      { prefix: 'env:AKEYLESS_', class: 'B' },
    ],
    npm: [{ name: 'akeyless' }],
    pypi: [
      { name: 'akeyless-agentcore-runtime' },
      { name: 'akeyless-auth-api' },
      { name: 'akeyless-api-gateway' },
      { name: 'akeyless-grpc' },
      { name: 'apache-airflow-providers-akeyless', class: 'C' },
      { name: 'akeyless-cloud-id' },
      { name: 'akeyless' },
    ],
    terraform: [{ name: 'akeyless-community/akeyless', class: 'G' }],
  },
  sources: ['https://docs.akeyless.io'],
};
