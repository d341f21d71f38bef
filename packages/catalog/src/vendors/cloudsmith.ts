import type { Vendor } from '../vendor.ts';

export const cloudsmith: Vendor = {
  slug: 'cloudsmith',
  name: 'Cloudsmith',
  category: 'registry',
  statusPageUrl: 'https://status.cloudsmith.com',
  hosts: [
    { host: 'api.cloudsmith.io' },
    { host: 'dl.cloudsmith.io' },
    { host: 'upload.cloudsmith.io' },
    { suffix: 'cloudsmith.io' },
    { suffix: 'cloudsmith.com' },
  ],
  packages: {
    maven: [{ group: 'io.cloudsmith.maven.wagon', class: 'G' }],
    docker: [{ prefix: 'cloudsmith/', class: 'G' }],
    githubactions: [{ prefix: 'cloudsmith-io/', class: 'G' }],
    generic: [
      { prefix: 'circleci/cloudsmith/', class: 'G' },
      { prefix: 'env:CLOUDSMITH_', class: 'B' },
    ],
    terraform: [{ name: 'cloudsmith-io/cloudsmith', class: 'G' }],
    pypi: [
      { name: 'cloudsmith-keyring', class: 'C' },
      { name: 'cloudsmith-api' },
      { name: 'cloudsmith-cli', class: 'G' },
    ],
  },
  sources: ['https://docs.cloudsmith.com', 'known'],
};
