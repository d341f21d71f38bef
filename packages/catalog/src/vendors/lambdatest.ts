import type { Vendor } from '../vendor.ts';

export const lambdatest: Vendor = {
  slug: 'lambdatest',
  name: 'LambdaTest',
  category: 'testing',
  statusPageUrl: 'https://status.lambdatest.com',
  hosts: [{ suffix: 'lambdatest.com' }, { suffix: 'lambdatest.io' }],
  packages: {
    generic: [{ prefix: 'env:LAMBDATEST_', class: 'B' }],
    pypi: [
      { name: 'lambdatest-selenium-driver', class: 'G' },
      { name: 'lambdatest-sdk-utils', class: 'G' },
    ],
    npm: [
      { name: 'wdio-lambdatest-service', class: 'G' },
      { name: '@lambdatest/node-tunnel', class: 'G' },
      { name: '@lambdatest/smartui-cli', class: 'G' },
    ],
  },
  sources: ['https://www.lambdatest.com/support/docs'],
};
