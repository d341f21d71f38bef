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
    maven: [{ name: 'org.sonatype.central:central-publishing-maven-plugin', class: 'G' }],
  },
  sources: ['https://central.sonatype.org'],
};
