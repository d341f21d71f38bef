import type { Vendor } from '../vendor.ts';

export const cloudconvert: Vendor = {
  slug: 'cloudconvert',
  name: 'CloudConvert',
  category: 'documents',
  statusPageUrl: 'https://status.cloudconvert.com',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.cloudconvert.com' }, { host: 'sync.api.cloudconvert.com' }, { suffix: 'cloudconvert.com' }],
  packages: {
    hex: [{ name: 'cloud_convert', class: 'C' }],
    generic: [{ prefix: 'env:CLOUDCONVERT_', class: 'B' }],
    golang: [{ module: 'github.com/cloudconvert/cloudconvert-go', class: 'C' }],
    composer: [
      { name: 'osavchenko/oauth2-cloudconvert', class: 'C' },
      { name: 'cloudconvert/cloudconvert-php' },
      { name: 'cloudconvert/cloudconvert-laravel' },
    ],
    gem: [{ name: 'cloudconvert' }],
    npm: [{ name: 'cloudconvert' }],
    nuget: [{ name: 'CloudConvert.API' }],
    pypi: [{ name: 'cloudconvert' }],
  },
  sources: ['https://cloudconvert.com/api/v2'],
};
