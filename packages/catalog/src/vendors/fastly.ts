import type { Vendor } from '../vendor.ts';

export const fastly: Vendor = {
  slug: 'fastly',
  name: 'Fastly',
  category: 'cloud',
  statusPageUrl: 'https://www.fastlystatus.com',
  hosts: [
    { suffix: 'fastly-insights.com' },
    { host: 'api.fastly.com' },
    { host: 'rt.fastly.com' },
    { suffix: 'fastly.net', hosting: true },
    { suffix: 'edgecompute.app', hosting: true },
    { suffix: 'fastly.com' },
    { suffix: 'signalsciences.net' },
  ],
  packages: {
    docker: [{ prefix: 'signalsciences/', class: 'G' }],
    maven: [{ name: 'com.fastly:fastly-api' }],
    generic: [
      { name: 'helm/prometheus-fastly-exporter', class: 'G' },
      { prefix: 'env:FASTLY_', class: 'B' },
      { prefix: 'env:SIGSCI_', class: 'B' },
    ],
    cargo: [{ name: 'fastly-sys' }, { prefix: 'fastly-' }, { name: 'fastly' }],
    composer: [{ name: 'fastly/magento2' }, { name: 'fastly/fastly' }],
    gem: [{ name: 'fastly' }],
    golang: [
      { module: 'github.com/fastly/go-fastly' },
      { module: 'github.com/signalsciences/go-sigsci' },
      { module: 'github.com/signalsciences/sigsci-module-golang' },
    ],
    npm: [
      { name: 'fastly-purge', class: 'C' },
      { name: 'fastly' },
      { name: '@fastly/cli', class: 'G' },
      { name: '@fastly/js-compute' },
    ],
    pypi: [{ name: 'fastly-compute', class: 'C' }, { name: 'fastly' }],
    terraform: [
      { name: 'hashicorp/fastly', class: 'G' },
      { name: 'fastly/fastly', class: 'G' },
      { name: 'signalsciences/sigsci', class: 'G' },
    ],
  },
  sources: ['https://www.fastly.com/documentation', 'https://www.fastlystatus.com', 'known'],
};
