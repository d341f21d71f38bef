import type { Vendor } from '../vendor.ts';

export const mezmo: Vendor = {
  slug: 'mezmo',
  name: 'Mezmo',
  category: 'monitoring',
  statusPageUrl: 'https://status.mezmo.com',
  hosts: [
    { host: 'logs.mezmo.com' },
    { host: 'logs.logdna.com' },
    { host: 'api.mezmo.com' },
    { host: 'api.logdna.com' },
    { suffix: 'mezmo.com' },
    { suffix: 'logdna.com' },
  ],
  packages: {
    docker: [
      { prefix: 'mezmo/', class: 'G' },
      { prefix: 'logdna/', class: 'G' },
      { name: 'logdna/logdna-agent', class: 'G' },
      { name: 'mezmo/vector', class: 'G' },
    ],
    nuget: [{ name: 'RedBear.LogDNA', class: 'C' }],
    cargo: [{ name: 'logdna-client' }],
    maven: [
      { group: 'com.logdna' },
      { name: 'com.logdna:logback-appender' },
      { name: 'com.logdna:logback', class: 'C' },
    ],
    golang: [{ module: 'github.com/logdna/logdna-go' }],
    generic: [
      { prefix: 'helm/assets.logdna.com/charts/', class: 'G' },
      { name: 'addon:logdna', class: 'B' },
      { name: 'helm/logdna-agent', class: 'G' },
      { prefix: 'env:MEZMO_', class: 'B' },
    ],
    gem: [{ name: 'logdna-rails', class: 'C' }, { name: 'logdna' }],
    npm: [
      { name: '@logdna/browser' },
      { name: '@logdna/logger' },
      { name: 'logdna' },
      { name: 'logdna-winston', class: 'C' },
    ],
    pypi: [{ name: 'logdna' }],
    terraform: [{ name: 'logdna/logdna', class: 'G' }],
  },
  sources: ['https://docs.mezmo.com'],
};
