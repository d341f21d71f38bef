import type { Vendor } from '../vendor.ts';

export const semgrep: Vendor = {
  slug: 'semgrep',
  name: 'Semgrep',
  category: 'security',
  statusPageUrl: 'https://status.semgrep.dev',
  hosts: [{ host: 'semgrep.dev' }, { suffix: 'semgrep.dev' }, { suffix: 'semgrep.ai' }],
  packages: {
    docker: [
      { prefix: 'semgrep/', class: 'G' },
      { prefix: 'returntocorp/', class: 'G' },
    ],
    generic: [
      { prefix: 'bitbucket/semgrep/', class: 'G' },
      { prefix: 'circleci/semgrep/', class: 'G' },
      { prefix: 'env:SEMGREP_', class: 'B' },
    ],
    githubactions: [
      { prefix: 'semgrep/', class: 'G' },
      { prefix: 'returntocorp/', class: 'G' },
    ],
    pypi: [{ name: 'semgrep', class: 'G' }],
  },
  sources: ['https://semgrep.dev/docs'],
};
