import type { Vendor } from '../vendor.ts';

export const easypost: Vendor = {
  slug: 'easypost',
  name: 'EasyPost',
  category: 'business',
  statusPageUrl: 'https://www.easypoststatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.easypost.com' }, { suffix: 'easypost.com' }],
  packages: {
    generic: [{ prefix: 'env:EASYPOST_', class: 'B' }],
    cargo: [{ name: 'easypost' }],
    composer: [{ name: 'easypost/easypost-php' }],
    gem: [{ name: 'easypost' }],
    golang: [{ module: 'github.com/EasyPost/easypost-go' }],
    maven: [{ name: 'com.easypost:easypost-api-client' }],
    npm: [{ name: 'node-easypost' }, { name: 'easypost' }, { name: '@easypost/api' }],
    nuget: [{ name: 'EasyPost' }, { name: 'EasyPost-Official' }],
    pypi: [{ name: 'karrio-easypost', class: 'C' }, { name: 'easypost' }],
  },
  sources: ['https://docs.easypost.com', 'https://www.easypoststatus.com', 'known'],
};
