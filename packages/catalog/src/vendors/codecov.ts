import type { Vendor } from '../vendor.ts';

export const codecov: Vendor = {
  slug: 'codecov',
  name: 'Codecov',
  category: 'development',
  statusPageUrl: 'https://status.codecov.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'codecov.io' },
    { host: 'api.codecov.io' },
    { host: 'app.codecov.io' },
    { host: 'ingest.codecov.io' },
    { suffix: 'codecov.io' },
  ],
  packages: {
    gem: [
      { name: 'fastlane-plugin-codecov_reporter', class: 'G' },
      { name: 'codecov', class: 'G' },
    ],
    generic: [
      { prefix: 'bitbucket/codecov/', class: 'G' },
      { prefix: 'circleci/codecov/', class: 'G' },
      { prefix: 'env:CODECOV_', class: 'B' },
      { name: 'codecov.yml', class: 'G' },
      { name: 'codecov.yaml', class: 'G' },
      { name: '.codecov.yaml', class: 'G' },
      { name: '.codecov.yml', class: 'G' },
    ],
    docker: [
      { prefix: 'codecov/', class: 'G' },
      { name: 'woodpeckerci/plugin-codecov', class: 'G' },
    ],
    githubactions: [{ prefix: 'codecov/', class: 'G' }],
    npm: [
      { name: '@codecov/bundler-plugin-core', class: 'G' },
      { name: 'gulp-codecov', class: 'C' },
      { name: 'codecov-lite', class: 'C' },
      { name: 'codecov.io', class: 'C' },
      { name: '@codecov/webpack-plugin', class: 'G' },
      { name: '@codecov/nextjs-webpack-plugin', class: 'G' },
      { name: '@codecov/rollup-plugin', class: 'G' },
      { name: 'codecov', class: 'G' },
      { name: '@codecov/vite-plugin', class: 'G' },
    ],
    nuget: [{ name: 'Codecov', class: 'G' }],
    pypi: [
      { name: 'pycodecov', class: 'C' },
      { name: 'codecov', class: 'G' },
      { name: 'pytest-codecov', class: 'G' },
      { name: 'codecov-cli', class: 'G' },
    ],
  },
  sources: ['https://docs.codecov.com', 'https://status.codecov.com', 'known'],
};
