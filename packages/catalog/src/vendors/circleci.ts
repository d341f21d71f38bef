import type { Vendor } from '../vendor.ts';

export const circleci: Vendor = {
  slug: 'circleci',
  name: 'CircleCI',
  category: 'development',
  statusPageUrl: 'https://status.circleci.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'circleci.com' }, { suffix: 'circleci.com' }],
  packages: {
    terraform: [
      { name: 'circleci-public/circleci', class: 'G' },
      { name: 'mrolla/circleci', class: 'G' },
      { name: 'kelvintaywl/circleci', class: 'G' },
    ],
    githubactions: [
      { prefix: 'CircleCI-Public/', class: 'G' },
      { prefix: 'circleci/', class: 'G' },
      { name: 'CircleCI-Public/trigger-circleci-pipeline-action', class: 'G' },
    ],
    docker: [
      { name: 'circleci/container-agent', class: 'G' },
      { name: 'circleci/runner', class: 'G' },
      { name: 'circleci/runner-agent', class: 'G' },
    ],
    gem: [{ name: 'fastlane-plugin-circle_ci', class: 'G' }],
    golang: [
      { module: 'github.com/CircleCI-Public/circleci-cli', class: 'G' },
      { module: 'github.com/jszwedko/go-circleci', class: 'C' },
    ],
    pypi: [
      { name: 'meltano-tap-circle-ci', class: 'C' },
      { name: 'tap-circle-ci', class: 'C' },
    ],
    generic: [
      { prefix: 'helm/packagecloud.io/circleci/container-agent/helm/', class: 'G' },
      { name: 'helm/circleci-release-agent', class: 'G' },
      { name: 'helm/container-agent', class: 'G' },
      { prefix: 'env:CIRCLECI_', class: 'B' },
      { name: '.circleci/config.yml', class: 'G' },
    ],
    npm: [
      { name: 'circle-client', class: 'C' },
      { name: '@circleci/mcp-server-circleci' },
      { name: 'circleci', class: 'C' },
      { name: '@circleci/circleci-config-sdk' },
    ],
  },
  sources: ['https://circleci.com/docs', 'https://status.circleci.com', 'known'],
};
