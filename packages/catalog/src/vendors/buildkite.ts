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
    githubactions: [{ prefix: 'buildkite/', class: 'G' }],
    docker: [
      { prefix: 'buildkite/', class: 'G' },
      { prefix: 'public.ecr.aws/buildkite/', class: 'G' },
    ],
    npm: [{ name: 'buildkite-test-collector', class: 'G' }],
    gem: [{ name: 'buildkite-test_collector', class: 'G' }, { name: 'buildkit' }],
    generic: [
      { prefix: 'helm/ghcr.io/buildkite/helm/', class: 'G' },
      { name: 'helm/agent-stack-k8s', class: 'G' },
      { prefix: 'env:BUILDKITE_', class: 'B' },
      { name: '.buildkite/pipeline.yml', class: 'G' },
    ],
    golang: [{ module: 'github.com/buildkite/go-buildkite' }],
    pypi: [
      { name: 'buildkite-test-collector', class: 'G' },
      { name: 'buildkite-sdk', class: 'G' },
      { name: 'pybuildkite' },
    ],
    terraform: [{ name: 'buildkite/buildkite', class: 'G' }],
  },
  sources: ['https://buildkite.com/docs', 'https://www.buildkitestatus.com', 'known'],
};
