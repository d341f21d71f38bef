import type { Vendor } from '../vendor.ts';

export const sonarcloud: Vendor = {
  slug: 'sonarcloud',
  name: 'SonarQube Cloud',
  category: 'development',
  statusPageUrl: 'https://status.sonarqube.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'sonarcloud.io' }, { host: 'api.sonarcloud.io' }, { suffix: 'sonarcloud.io' }],
  packages: {
    docker: [{ name: 'sonarsource/sonarcloud-scan', class: 'G' }],
    gem: [{ name: 'fastlane-plugin-sonarcloud_metric_kit', class: 'G' }],
    pypi: [
      { name: 'python-sonarqube-api', class: 'G' },
      { name: 'airbyte-source-sonar-cloud', class: 'C' },
    ],
    generic: [
      { name: 'azure-pipelines/sonarcloudpublish', class: 'G' },
      { name: 'azure-pipelines/sonarcloudanalyze', class: 'G' },
      { name: 'azure-pipelines/sonarcloudprepare', class: 'G' },
      { prefix: 'bitbucket/sonarsource/', class: 'G' },
      { prefix: 'circleci/sonarsource/', class: 'G' },
      { prefix: 'env:SONARCLOUD_', class: 'B' },
      { name: 'sonar-project.properties', class: 'G' },
    ],
    githubactions: [
      { name: 'sonarsource/sonarcloud-github-c-cpp', class: 'G' },
      { name: 'sonarsource/sonarcloud-github-action', class: 'G' },
    ],
    npm: [
      { name: '@sonar/scan', class: 'G' },
      { name: 'sonarqube-scanner', class: 'G' },
    ],
  },
  sources: ['https://docs.sonarsource.com', 'https://status.sonarqube.com', 'known'],
};
