import type { Vendor } from '../vendor.ts';

export const snyk: Vendor = {
  slug: 'snyk',
  name: 'Snyk',
  category: 'development',
  statusPageUrl: 'https://status.snyk.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.snyk.io' }, { host: 'api.eu.snyk.io' }, { host: 'snyk.io' }, { suffix: 'snyk.io' }],
  packages: {
    maven: [
      { group: 'io.snyk.gradle.plugin.snykplugin', class: 'G' },
      { name: 'io.snyk:snyk-maven-plugin', class: 'G' },
    ],
    golang: [
      { module: 'github.com/snyk/go-application-framework' },
      { module: 'github.com/snyk/code-client-go' },
      { module: 'github.com/snyk/cli-extension-os-flows' },
      { module: 'github.com/snyk/snyk-ls' },
    ],
    terraform: [{ name: 'snyk/snyk', class: 'G' }],
    docker: [{ prefix: 'snyk/', class: 'G' }],
    generic: [
      { prefix: 'helm/snyk.github.io/', class: 'G' },
      { name: 'azure-pipelines/snyksecurityscan', class: 'G' },
      { prefix: 'helm/snyk-', class: 'G' },
      { name: 'helm/snyk-broker', class: 'G' },
      { name: 'helm/snyk-monitor', class: 'G' },
      { prefix: 'bitbucket/snyk/', class: 'G' },
      { prefix: 'circleci/snyk/', class: 'G' },
      { name: '.snyk', class: 'G' },
    ],
    githubactions: [{ prefix: 'snyk/', class: 'G' }],
    npm: [
      { name: '@snyk/code-client', class: 'G' },
      { name: '@snyk/protect', class: 'G' },
      { name: 'snyk', class: 'G' },
    ],
    pypi: [{ name: 'snyk-agent-scan', class: 'G' }, { name: 'pysnyk' }],
  },
  sources: ['https://docs.snyk.io', 'https://status.snyk.io', 'known'],
};
