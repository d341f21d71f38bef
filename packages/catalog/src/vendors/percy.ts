import type { Vendor } from '../vendor.ts';

export const percy: Vendor = {
  slug: 'percy',
  name: 'Percy',
  category: 'testing',
  statusPageUrl: 'https://status.percy.io',
  hosts: [{ host: 'percy.io' }, { suffix: 'percy.io' }],
  packages: {
    githubactions: [{ prefix: 'percy/', class: 'G' }],
    generic: [
      { prefix: 'circleci/percy/', class: 'G' },
      { name: '.percy.yml', class: 'G' },
    ],
    gem: [
      { name: 'percy-selenium' },
      { name: 'percy-appium-app' },
      { name: 'percy-client' },
      { name: 'percy-playwright' },
      { name: 'percy-capybara', class: 'G' },
    ],
    npm: [
      { name: '@percy/sdk-utils', class: 'G' },
      { name: '@percy/testcafe', class: 'G' },
      { name: '@percy/nightwatch', class: 'G' },
      { name: '@percy/react-percy-api-client', class: 'G' },
      { prefix: '@percy/cli-', class: 'G' },
      { name: '@percy/client', class: 'G' },
      { name: 'percy-client', class: 'G' },
      { name: '@percy/ember', class: 'G' },
      { name: '@percy/webdriverio', class: 'G' },
      { name: '@percy/appium-app', class: 'G' },
      { name: '@percy/selenium-webdriver', class: 'G' },
      { name: 'gatsby-plugin-percy', class: 'C' },
      { name: '@percy/cli', class: 'G' },
      { name: '@percy/playwright', class: 'G' },
      { name: '@percy/cypress', class: 'G' },
      { name: '@percy/puppeteer', class: 'G' },
    ],
    pypi: [
      { name: 'percy-appium-app', class: 'G' },
      { name: 'percy', class: 'G' },
      { name: 'percy-selenium', class: 'G' },
    ],
  },
  sources: ['https://www.browserstack.com/docs/percy'],
};
