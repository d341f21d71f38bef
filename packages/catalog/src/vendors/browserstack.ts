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
    generic: [{ prefix: 'env:BROWSERSTACK_', class: 'B' }],
    gem: [
      { name: 'fastlane-plugin-browserstack', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
    maven: [{ name: 'com.browserstack:browserstack-java-sdk', class: 'G' }],
    npm: [
      { name: '@browserstack/ai-sdk-node', class: 'G' },
      { name: 'karma-browserstack-launcher', class: 'G' },
      { name: '@browserstack/wdio-browserstack-service', class: 'G' },
      { name: 'browserstack', class: 'G' },
      { name: '@wdio/browserstack-service', class: 'G' },
      { name: 'browserstack-node-sdk', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
    nuget: [{ name: 'BrowserStackLocal', class: 'G' }],
    pypi: [
      { name: 'browserstack-sdk', class: 'G' },
      { name: 'browserstack-local', class: 'G' },
    ],
  },
  sources: ['https://www.browserstack.com/docs', 'https://status.browserstack.com', 'known'],
};
