import type { Vendor } from '../vendor.ts';

export const readmeCom: Vendor = {
  slug: 'readme-com',
  name: 'ReadMe',
  category: 'automation',
  statusPageUrl: 'https://www.readmestatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'dash.readme.com' },
    { host: 'api.readme.com' },
    { host: 'metrics.readme.io' },
    { suffix: 'readme.com' },
    { suffix: 'readme.io' },
  ],
  packages: {
    githubactions: [{ name: 'readmeio/rdme', class: 'G' }],
    generic: [
      { prefix: 'env:READMECOM_', class: 'B' },
      { prefix: 'env:README_COM_', class: 'B' },
    ],
    composer: [{ name: 'readme/metrics' }],
    gem: [{ name: 'readme-metrics' }],
    golang: [{ module: 'github.com/readmeio/metrics-sdks' }],
    maven: [{ name: 'com.readme:metrics' }],
    npm: [{ name: 'rdme', class: 'G' }, { name: 'readmeio' }],
    nuget: [{ name: 'ReadMe.Metrics' }],
    pypi: [{ name: 'tap-readme', class: 'C' }, { name: 'readme-metrics' }],
  },
  sources: ['https://docs.readme.com', 'https://www.readmestatus.com', 'known'],
};
