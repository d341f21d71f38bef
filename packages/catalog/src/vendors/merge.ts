import type { Vendor } from '../vendor.ts';

export const merge: Vendor = {
  slug: 'merge',
  name: 'Merge',
  category: 'business',
  statusPageUrl: 'https://status.merge.dev',
  hosts: [{ host: 'api.merge.dev' }, { host: 'api-eu.merge.dev' }, { suffix: 'merge.dev' }],
  packages: {
    gem: [{ name: 'merge_ruby_client' }],
    golang: [{ module: 'github.com/merge-api/merge-go-client' }],
    maven: [{ name: 'dev.merge:merge-java-client' }],
    npm: [
      { name: '@mergeapi/merge-hris-node' },
      { name: '@mergeapi/react-merge-link' },
      { name: '@mergeapi/merge-node-client' },
    ],
    pypi: [{ name: 'mergepythonsdk' }, { name: 'airbyte-source-merge', class: 'C' }, { name: 'MergePythonClient' }],
  },
  sources: ['https://docs.merge.dev', 'https://status.merge.dev', 'known'],
};
