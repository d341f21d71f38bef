import type { Vendor } from '../vendor.ts';

export const infisical: Vendor = {
  slug: 'infisical',
  name: 'Infisical',
  category: 'security',
  statusPageUrl: 'https://status.infisical.com',
  hosts: [
    { host: 'app.infisical.com' },
    { host: 'us.infisical.com' },
    { host: 'eu.infisical.com' },
    { suffix: 'infisical.com' },
  ],
  packages: {
    generic: [
      { name: 'helm/dl.cloudsmith.io/public/infisical/helm-charts/helm/charts/secrets-operator', class: 'G' },
      { name: 'helm/secrets-operator', class: 'G' },
      { name: 'helm/infisical-gateway', class: 'G' },
      { prefix: 'ansible/infisical.', class: 'G' },
    ],
    composer: [{ name: 'infisical/php-sdk' }],
    githubactions: [{ prefix: 'infisical/', class: 'G' }],
    docker: [
      { name: 'infisical/kubernetes-operator', class: 'G' },
      { name: 'infisical/cli', class: 'G' },
    ],
    golang: [{ module: 'github.com/infisical/go-sdk', class: 'B' }],
    npm: [
      { name: '@infisical/cli', class: 'G' },
      { name: '@infisical/sdk', class: 'B' },
      { name: 'infisical-node', class: 'B' },
    ],
    pypi: [
      { name: 'infisical-httpx-sdk', class: 'C' },
      { name: 'infisical', class: 'B' },
      { name: 'airflow-provider-infisical', class: 'B' },
      { name: 'infisical-python', class: 'B' },
      { name: 'infisicalsdk', class: 'B' },
    ],
    terraform: [{ name: 'Infisical/infisical', class: 'G' }],
  },
  sources: ['https://infisical.com/docs'],
};
