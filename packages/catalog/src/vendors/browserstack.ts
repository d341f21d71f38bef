import type { Vendor } from '../vendor.ts';

export const browserstack: Vendor = {
  slug: 'browserstack',
  name: 'BrowserStack',
  category: 'development',
  statusPageUrl: 'https://status.browserstack.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.browserstack.com' },
    { host: 'hub.browserstack.com' },
    { host: 'hub-cloud.browserstack.com' },
    { suffix: 'browserstack.com' },
  ],
  packages: {
    githubactions: [{ prefix: 'browserstack/', class: 'G' }],
    docker: [{ name: 'browserstack/local', class: 'G' }],
    generic: [
      { name: 'azure-pipelines/browserstackconfig', class: 'G' },
      { prefix: 'circleci/browserstack/', class: 'G' },
      { prefix: 'env:BROWSERSTACK_', class: 'B' },
    ],
    gem: [
      { name: 'fastlane-plugin-browserstack', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
    maven: [
      { group: 'com.browserstack.gradle', class: 'G' },
      { group: 'com.browserstack.gradle-sdk', class: 'G' },
      { name: 'com.browserstack:gradle-sdk', class: 'G' },
      { name: 'com.browserstack:browserstack-java-sdk', class: 'G' },
    ],
    npm: [
      { name: 'browseroverflow', class: 'G' },
      { name: 'codeceptjs-bshelper', class: 'G' },
      { name: 'browserstacktunnel-wrapper', class: 'G' },
      { name: '@browserstack/mcp-server', class: 'G' },
      { name: '@nightwatch/browserstack', class: 'G' },
      { name: 'ember-cli-browserstack', class: 'G' },
      { name: 'browserstack-webdriver', class: 'G' },
      { name: 'browserstack-runner', class: 'G' },
      { name: 'testcafe-browser-provider-browserstack', class: 'G' },
      { name: 'browserstack-cypress-cli', class: 'G' },
      { name: '@browserstack/ai-sdk-node', class: 'G' },
      { name: 'karma-browserstack-launcher', class: 'G' },
      { name: '@browserstack/wdio-browserstack-service', class: 'G' },
      { name: 'browserstack', class: 'G' },
      { name: '@wdio/browserstack-service', class: 'G' },
      { name: 'browserstack-node-sdk', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
    nuget: [
      { name: 'BrowserStack.TestAdapter', class: 'G' },
      { name: 'BrowserStackLocal', class: 'G' },
    ],
    pypi: [
      { name: 'robotframework-browserstack', class: 'C' },
      { name: 'mecher-bs-api-client', class: 'C' },
      { name: 'browserstack-sdk', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
  },
  sources: ['https://www.browserstack.com/docs', 'https://status.browserstack.com', 'known'],
};
