import type { Vendor } from '../vendor.ts';

export const cronitor: Vendor = {
  slug: 'cronitor',
  name: 'Cronitor',
  category: 'monitoring',
  statusPageUrl: 'https://status.cronitor.io',
  hosts: [{ host: 'cronitor.link' }, { host: 'cronitor.io' }, { suffix: 'cronitor.link' }, { suffix: 'cronitor.io' }],
  packages: {
    docker: [{ prefix: 'cronitorio/', class: 'G' }],
    githubactions: [{ prefix: 'cronitorio/', class: 'G' }],
    terraform: [{ name: 'nauxliu/cronitor', class: 'G' }],
    generic: [
      { name: 'helm/cronitor-kubernetes', class: 'G' },
      { prefix: 'helm/cronitorio.github.io/', class: 'G' },
      { prefix: 'env:CRONITOR_', class: 'B' },
    ],
    gem: [{ name: 'cronitor' }],
    npm: [{ name: '@cronitorio/cronitor-rum' }, { name: 'cronitor' }],
    pypi: [{ name: 'apache-airflow-providers-cronitor', class: 'C' }, { name: 'cronitor' }],
  },
  sources: ['https://cronitor.io/docs', 'https://status.cronitor.io', 'known'],
};
