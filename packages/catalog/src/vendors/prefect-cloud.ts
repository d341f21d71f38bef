import type { Vendor } from '../vendor.ts';

export const prefectCloud: Vendor = {
  slug: 'prefect-cloud',
  name: 'Prefect Cloud',
  category: 'data',
  statusPageUrl: 'https://prefect.status.io',
  hosts: [{ host: 'api.prefect.cloud' }, { suffix: 'prefect.cloud' }, { suffix: 'prefect.io' }],
  packages: {
    githubactions: [
      { name: 'prefecthq/actions-prefect-deploy', class: 'G' },
      { name: 'prefecthq/actions-prefect-auth', class: 'G' },
    ],
    generic: [
      { prefix: 'circleci/prefect/', class: 'G' },
      { name: 'env:PREFECT_API_URL', class: 'B' },
      { name: 'env:PREFECT_API_KEY', class: 'B' },
    ],
    pypi: [
      { name: 'prefect', class: 'F' },
      { name: 'prefect-cloud', class: 'G' },
    ],
    terraform: [{ name: 'PrefectHQ/prefect', class: 'G' }],
  },
  sources: ['https://docs.prefect.io'],
};
