import type { Vendor } from '../vendor.ts';

export const jfrog: Vendor = {
  slug: 'jfrog',
  name: 'JFrog Cloud',
  category: 'development',
  statusPageUrl: 'https://status.jfrog.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'jfrog.io' }, { suffix: 'jfrog.com' }],
  packages: {
    docker: [{ prefix: 'releases-docker.jfrog.io/', class: 'G' }],
    terraform: [{ prefix: 'jfrog/', class: 'G' }],
    npm: [
      { name: 'jfrog-cli-v2-jf', class: 'G' },
      { name: 'jfrog-cli-v2', class: 'G' },
    ],
    generic: [
      { name: 'circleci/circleci/artifactory-orb', class: 'G' },
      { prefix: 'bitbucket/jfrog/', class: 'G' },
      { prefix: 'circleci/jfrog/', class: 'G' },
      { prefix: 'env:JFROG_', class: 'B' },
    ],
    githubactions: [{ prefix: 'jfrog/', class: 'G' }],
    golang: [{ module: 'github.com/jfrog/jfrog-client-go', class: 'B' }],
    maven: [
      { name: 'org.jfrog.buildinfo:artifactory-maven-plugin', class: 'G' },
      { name: 'org.jfrog.buildinfo:build-info-extractor-gradle', class: 'G' },
      { group: 'com.jfrog.artifactory', class: 'G' },
      { name: 'org.jfrog.artifactory.client:artifactory-java-client-services', class: 'B' },
    ],
    pypi: [
      { name: 'jfrog-xray', class: 'C' },
      { name: 'pyartifactory', class: 'B' },
      { name: 'dohq-artifactory', class: 'B' },
    ],
  },
  sources: ['https://jfrog.com/help', 'https://status.jfrog.io', 'known'],
};
