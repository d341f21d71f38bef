import type { Vendor } from '../vendor.ts';

export const coveralls: Vendor = {
  slug: 'coveralls',
  name: 'Coveralls',
  category: 'development',
  statusPageUrl: 'https://status.coveralls.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'coveralls.io' }, { suffix: 'coveralls.io' }],
  packages: {
    maven: [
      { name: 'com.github.nbaztec:coveralls-jacoco', class: 'G' },
      { group: 'com.github.nbaztec.coveralls-jacoco', class: 'G' },
      { name: 'com.github.hazendaz.maven:coveralls-maven-plugin', class: 'G' },
      { group: 'org.eluder.coveralls', class: 'G' },
      { name: 'org.kt3k.gradle.plugin:coveralls-gradle-plugin', class: 'G' },
      { group: 'com.github.kt3k.coveralls', class: 'G' },
    ],
    generic: [
      { prefix: 'circleci/coveralls/', class: 'G' },
      { prefix: 'env:COVERALLS_', class: 'B' },
    ],
    composer: [{ name: 'php-coveralls/php-coveralls', class: 'G' }],
    gem: [
      { name: 'coveralls_reborn' },
      { name: 'fastlane-plugin-coveralls', class: 'G' },
      { name: 'coveralls', class: 'G' },
    ],
    githubactions: [
      { name: 'AndreMiras/coveralls-python-action', class: 'G' },
      { prefix: 'coverallsapp/', class: 'G' },
    ],
    npm: [
      { name: '@kollavarsham/gulp-coveralls', class: 'C' },
      { name: 'grunt-karma-coveralls', class: 'C' },
      { name: 'gulp-coveralls', class: 'C' },
      { name: 'grunt-coveralls', class: 'C' },
      { name: 'karma-coveralls', class: 'C' },
      { name: 'coveralls-next', class: 'C' },
      { name: 'coveralls-api', class: 'C' },
      { name: 'coveralls', class: 'G' },
    ],
    nuget: [{ name: 'coveralls.net', class: 'G' }],
    pypi: [
      { name: 'python-coveralls', class: 'G' },
      { name: 'coveralls', class: 'G' },
    ],
  },
  sources: ['https://docs.coveralls.io', 'https://status.coveralls.io', 'known'],
};
