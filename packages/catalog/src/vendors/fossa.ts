import type { Vendor } from '../vendor.ts';

export const fossa: Vendor = {
  slug: 'fossa',
  name: 'FOSSA',
  category: 'security',
  statusPageUrl: 'https://status.fossa.com',
  hosts: [{ host: 'app.fossa.com' }, { suffix: 'fossa.com' }],
  packages: {
    docker: [
      { name: 'fossas/fossa-cli', class: 'G' },
      { prefix: 'fossa/', class: 'G' },
    ],
    generic: [
      { prefix: 'circleci/fossa/', class: 'G' },
      { name: '.fossa.yml', class: 'G' },
      { prefix: 'env:FOSSA_', class: 'B' },
    ],
    githubactions: [
      { name: 'fossa-contrib/fossa-action', class: 'G' },
      { name: 'fossas/fossa-action', class: 'G' },
    ],
  },
  sources: ['https://docs.fossa.com'],
};
