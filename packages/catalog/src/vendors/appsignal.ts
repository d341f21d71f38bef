import type { Vendor } from '../vendor.ts';

export const appsignal: Vendor = {
  slug: 'appsignal',
  name: 'AppSignal',
  category: 'monitoring',
  statusPageUrl: 'https://status.appsignal.com',
  hosts: [
    { host: 'push.appsignal.com' },
    { host: 'appsignal-endpoint.net' },
    { suffix: 'appsignal.com' },
    { suffix: 'appsignal-endpoint.net' },
  ],
  packages: {
    docker: [
      { name: 'appsignal/appsignal-wrap', class: 'G' },
      { name: 'appsignal/agent', class: 'G' },
    ],
    swift: [{ name: 'github.com/appsignal/appsignal-swift' }],
    generic: [{ prefix: 'env:APPSIGNAL_', class: 'B' }],
    gem: [{ name: 'appsignal' }],
    hex: [
      { name: 'appsignal_ecto', class: 'C' },
      { name: 'telemetry_metrics_appsignal', class: 'C' },
      { name: 'appsignal_plug' },
      { name: 'appsignal' },
      { name: 'appsignal_phoenix' },
    ],
    npm: [
      { name: '@appsignal/angular' },
      { name: '@appsignal/ember' },
      { name: '@appsignal/webpack', class: 'G' },
      { name: '@appsignal/core' },
      { name: '@appsignal/stimulus' },
      { name: '@appsignal/vue' },
      { name: '@appsignal/react', class: 'C' },
      { name: '@appsignal/nodejs' },
      { name: '@appsignal/javascript' },
    ],
    pypi: [{ name: 'appsignal' }],
  },
  sources: ['https://docs.appsignal.com', 'https://status.appsignal.com', 'known'],
};
