import type { Vendor } from '../vendor.ts';

export const sauceLabs: Vendor = {
  slug: 'sauce-labs',
  name: 'Sauce Labs',
  category: 'development',
  statusPageUrl: 'https://status.saucelabs.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.us-west-1.saucelabs.com' },
    { host: 'api.eu-central-1.saucelabs.com' },
    { host: 'ondemand.us-west-1.saucelabs.com' },
    { host: 'ondemand.eu-central-1.saucelabs.com' },
    { host: 'ondemand.saucelabs.com' },
    { suffix: 'saucelabs.com' },
  ],
  packages: {
    maven: [{ group: 'com.saucelabs.maven.plugin', class: 'G' }],
    githubactions: [{ prefix: 'saucelabs/', class: 'G' }],
    docker: [
      { name: 'saucelabs/sauce-connect', class: 'G' },
      { name: 'saucelabs/stt-playwright-node', class: 'G' },
    ],
    generic: [
      { prefix: 'circleci/saucelabs/', class: 'G' },
      { prefix: 'env:SAUCELABS_', class: 'B' },
      { prefix: 'env:SAUCE_LABS_', class: 'B' },
    ],
    gem: [
      { name: 'sauce', class: 'G' },
      { name: 'fastlane-plugin-saucelabs_appdist', class: 'G' },
      { name: 'fastlane-plugin-saucectl', class: 'G' },
      { name: 'fastlane-plugin-saucelabs', class: 'G' },
      { name: 'sauce_bindings', class: 'G' },
    ],
    npm: [
      { name: '@saucelabs/visual', class: 'G' },
      { name: '@saucelabs/testcomposer' },
      { name: 'grunt-saucelabs', class: 'G' },
      { name: 'codeceptjs-saucelabs', class: 'G' },
      { name: 'saucelabs-connector', class: 'G' },
      { name: 'testcafe-browser-provider-saucelabs', class: 'G' },
      { name: 'saucelabs', class: 'G' },
    ],
    pypi: [{ name: 'saucelabs-visual', class: 'G' }],
  },
  sources: ['https://docs.saucelabs.com', 'https://status.saucelabs.com', 'known'],
};
