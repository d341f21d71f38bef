import type { Vendor } from '../vendor.ts';

export const checkly: Vendor = {
  slug: 'checkly',
  name: 'Checkly',
  category: 'monitoring',
  statusPageUrl: 'https://is.checkly.online',
  hosts: [{ host: 'api.checklyhq.com' }, { suffix: 'checklyhq.com' }],
  packages: {
    githubactions: [{ prefix: 'checkly/', class: 'G' }],
    docker: [
      { prefix: 'checkly/', class: 'G' },
      { prefix: 'ghcr.io/checkly/', class: 'G' },
      { name: 'checkly/agent', class: 'G' },
    ],
    golang: [{ module: 'github.com/checkly/checkly-go-sdk', class: 'G' }],
    pypi: [{ name: 'tap-checkly', class: 'C' }],
    generic: [
      { name: 'helm/checkly-operator', class: 'G' },
      { prefix: 'env:CHECKLY_', class: 'B' },
      { name: 'checkly.config.js', class: 'G' },
      { name: 'checkly.config.ts', class: 'G' },
    ],
    npm: [{ name: 'checkly', class: 'G' }],
    terraform: [{ name: 'checkly/checkly', class: 'G' }],
  },
  sources: ['https://www.checklyhq.com/docs', 'https://is.checkly.online', 'known'],
};
