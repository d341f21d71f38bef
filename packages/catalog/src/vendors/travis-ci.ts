import type { Vendor } from '../vendor.ts';

export const travisCi: Vendor = {
  slug: 'travis-ci',
  name: 'Travis CI',
  category: 'development',
  statusPageUrl: 'https://www.traviscistatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.travis-ci.org' },
    { suffix: 'travis-ci.org' },
    { host: 'api.travis-ci.com' },
    { suffix: 'travis-ci.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/shuheiktgw/go-travis', class: 'C' }],
    npm: [{ name: 'travis-ci', class: 'C' }],
    generic: [
      { prefix: 'env:TRAVISCI_', class: 'B' },
      { prefix: 'env:TRAVIS_CI_', class: 'B' },
    ],
    gem: [{ name: 'travis' }],
    pypi: [{ name: 'travispy' }],
  },
  sources: ['https://docs.travis-ci.com', 'https://www.traviscistatus.com', 'known'],
};
