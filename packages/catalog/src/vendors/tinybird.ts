import type { Vendor } from '../vendor.ts';

export const tinybird: Vendor = {
  slug: 'tinybird',
  name: 'Tinybird',
  category: 'database',
  statusPageUrl: 'https://status.tinybird.co',
  hosts: [{ suffix: 'tinybird.co' }],
  packages: {
    githubactions: [{ name: 'tinybirdco/ci', class: 'G' }],
    docker: [{ name: 'tinybirdco/tinybird-cli-docker', class: 'G' }],
    generic: [{ prefix: 'env:TINYBIRD_', class: 'B' }],
    npm: [
      { name: '@tinybirdco/flock.js' },
      { name: '@tinybirdco/sdk' },
      { name: '@tinybirdco/charts' },
      { name: '@chronark/zod-bird', class: 'C' },
    ],
    pypi: [
      { name: 'verdin', class: 'C' },
      { name: 'tinybird', class: 'G' },
      { name: 'tinybird-cli', class: 'G' },
    ],
  },
  sources: ['https://www.tinybird.co/docs'],
};
