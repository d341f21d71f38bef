import type { Vendor } from '../vendor.ts';

export const mavenCentral: Vendor = {
  slug: 'maven-central',
  name: 'Maven Central',
  category: 'registry',
  statusPageUrl: 'https://status.maven.org',
  hosts: [
    { host: 'repo1.maven.org' },
    { host: 'repo.maven.apache.org' },
    { host: 'central.sonatype.com' },
    { host: 's01.oss.sonatype.org' },
    { host: 'ossrh-staging-api.central.sonatype.com' },
    { suffix: 'maven.org' },
    { suffix: 'sonatype.org' },
  ],
  packages: {
    maven: [
      { group: 'com.gradleup.nmcp', class: 'G' },
      { name: 'com.vanniktech:gradle-maven-publish-plugin', class: 'G' },
      { group: 'com.vanniktech.maven.publish', class: 'G' },
      { group: 'io.codearte.nexus-staging', class: 'G' },
      { group: 'io.github.gradle-nexus.publish-plugin', class: 'G' },
      { name: 'org.sonatype.plugins:nexus-staging-maven-plugin', class: 'G' },
      { name: 'org.sonatype.central:central-publishing-maven-plugin', class: 'G' },
    ],
  },
  sources: ['https://central.sonatype.org'],
};
