import type { Vendor } from '../vendor.ts';

export const buildkite: Vendor = {
  slug: 'buildkite',
  name: 'Buildkite',
  category: 'development',
  statusPageUrl: 'https://www.buildkitestatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.buildkite.com' },
    { host: 'graphql.buildkite.com' },
    { host: 'agent.buildkite.com' },
    { suffix: 'buildkite.com' },
  ],
  packages: {
    gem: [{ name: 'buildkit' }],
    generic: [{ name: '.buildkite/pipeline.yml', class: 'G' }],
    golang: [{ module: 'github.com/buildkite/go-buildkite' }],
    pypi: [{ name: 'pybuildkite' }],
    terraform: [{ name: 'buildkite/buildkite', class: 'G' }],
  },
  sources: ['https://buildkite.com/docs', 'https://www.buildkitestatus.com', 'known'],
};
