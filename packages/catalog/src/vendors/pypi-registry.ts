import type { Vendor } from '../vendor.ts';

export const pypiRegistry: Vendor = {
  slug: 'pypi-registry',
  name: 'PyPI',
  category: 'registry',
  statusPageUrl: 'https://status.python.org',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'pypi.org' },
    { host: 'upload.pypi.org' },
    { host: 'files.pythonhosted.org' },
    { suffix: 'pypi.org' },
    { suffix: 'pythonhosted.org' },
  ],
  packages: {
    generic: [{ name: 'bitbucket/atlassian/pypi-publish', class: 'G' }],
    pypi: [{ name: 'tap-pypistats', class: 'C' }],
    githubactions: [
      { name: 'JRubics/poetry-publish', class: 'G' },
      { name: 'etils-actions/pypi-auto-publish', class: 'G' },
      { name: 'pypa/gh-action-pypi-publish', class: 'G' },
    ],
  },
  sources: ['https://docs.pypi.org'],
};
