import type { Vendor } from '../vendor.ts';

export const convertapi: Vendor = {
  slug: 'convertapi',
  name: 'ConvertAPI',
  category: 'documents',
  statusPageUrl: 'https://status.convertapi.com',
  hosts: [{ host: 'v2.convertapi.com' }, { suffix: 'convertapi.com' }],
  packages: {
    generic: [{ prefix: 'env:CONVERTAPI_', class: 'B' }],
    nuget: [{ name: 'ConvertApi' }],
    composer: [{ name: 'convertapi/convertapi-php' }],
    gem: [{ name: 'convert_api' }],
    npm: [{ name: 'convertapi-node', class: 'C' }, { name: 'convertapi-js' }, { name: 'convertapi' }],
    pypi: [{ name: 'convertapi' }],
  },
  sources: ['https://docs.convertapi.com'],
};
