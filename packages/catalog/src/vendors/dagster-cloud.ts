import type { Vendor } from '../vendor.ts';

export const dagsterCloud: Vendor = {
  slug: 'dagster-cloud',
  name: 'Dagster+',
  category: 'data',
  statusPageUrl: 'https://status.dagster.io',
  hosts: [{ suffix: 'dagster.cloud' }, { suffix: 'dagster.io' }],
  packages: {
    generic: [
      { prefix: 'helm/dagster-io.github.io/helm-user-cloud/', class: 'G' },
      { name: 'helm/dagster-cloud', class: 'G' },
      { name: 'helm/dagster-cloud-agent', class: 'G' },
    ],
    docker: [{ name: 'dagster/dagster-cloud-agent', class: 'G' }],
    githubactions: [{ name: 'dagster-io/dagster-cloud-action', class: 'G' }],
    pypi: [{ name: 'dagster-cloud-cli', class: 'G' }, { name: 'dagster-cloud' }],
  },
  sources: ['https://docs.dagster.io/deployment/dagster-plus'],
};
