import type { Vendor } from '../vendor.ts';

export const anaconda: Vendor = {
  slug: 'anaconda',
  name: 'Anaconda',
  category: 'registry',
  statusPageUrl: 'https://anaconda.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'repo.anaconda.com' },
    { host: 'conda.anaconda.org' },
    { host: 'api.anaconda.org' },
    { suffix: 'anaconda.com' },
    { suffix: 'anaconda.org' },
  ],
  packages: {
    githubactions: [
      { name: 'uibcdf/action-build-and-upload-conda-packages', class: 'G' },
      { name: 'fcakyon/conda-publish-action', class: 'G' },
      { name: 'BEFH/conda-publish-action', class: 'G' },
    ],
    pypi: [{ name: 'anaconda-auth' }, { name: 'anaconda-client' }],
  },
  sources: ['https://www.anaconda.com/docs', 'known'],
};
