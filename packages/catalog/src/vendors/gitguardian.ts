import type { Vendor } from '../vendor.ts';

export const gitguardian: Vendor = {
  slug: 'gitguardian',
  name: 'GitGuardian',
  category: 'security',
  statusPageUrl: 'https://status.gitguardian.com',
  hosts: [{ host: 'api.gitguardian.com' }, { host: 'api.eu1.gitguardian.com' }, { suffix: 'gitguardian.com' }],
  packages: {
    docker: [{ prefix: 'gitguardian/', class: 'G' }],
    generic: [
      { prefix: 'circleci/gitguardian/', class: 'G' },
      { prefix: 'env:GITGUARDIAN_', class: 'B' },
    ],
    githubactions: [{ prefix: 'gitguardian/', class: 'G' }],
    pypi: [{ name: 'pygitguardian' }, { name: 'ggshield', class: 'G' }],
  },
  sources: ['https://docs.gitguardian.com'],
};
