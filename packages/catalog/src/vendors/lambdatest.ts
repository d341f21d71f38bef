import type { Vendor } from '../vendor.ts';

export const lambdatest: Vendor = {
  slug: 'lambdatest',
  name: 'LambdaTest',
  category: 'testing',
  statusPageUrl: 'https://status.lambdatest.com',
  hosts: [{ suffix: 'lambdatest.com' }, { suffix: 'lambdatest.io' }],
  packages: {
    docker: [{ prefix: 'lambdatest/', class: 'G' }],
    githubactions: [{ prefix: 'lambdatest/', class: 'G' }],
    generic: [
      { prefix: 'circleci/lambdatest/', class: 'G' },
      { prefix: 'env:LAMBDATEST_', class: 'B' },
    ],
    pypi: [
      { name: 'lambdatest-selenium-driver', class: 'G' },
      { name: 'lambdatest-sdk-utils', class: 'G' },
    ],
    npm: [
      { name: '@lambdatest/smartui-storybook', class: 'G' },
      { name: '@lambdatest/selenium-driver', class: 'G' },
      { name: '@lambdatest/sdk-utils', class: 'G' },
      { name: '@lambdatest/playwright-node-sdk', class: 'G' },
      { name: '@lambdatest/playwright-driver', class: 'G' },
      { name: '@lambdatest/node-rest-client', class: 'G' },
      { name: '@lambdatest/cypress-driver', class: 'G' },
      { name: 'testcafe-browser-provider-lambdatest', class: 'G' },
      { name: 'lambdatest-cypress-cli', class: 'G' },
      { name: 'wdio-lambdatest-service', class: 'G' },
      { name: '@lambdatest/node-tunnel', class: 'G' },
      { name: '@lambdatest/smartui-cli', class: 'G' },
    ],
  },
  sources: ['https://www.lambdatest.com/support/docs'],
};
