import type { Vendor } from '../vendor.ts';

export const veracode: Vendor = {
  slug: 'veracode',
  name: 'Veracode',
  category: 'security',
  statusPageUrl: 'https://status.veracode.com',
  hosts: [
    { host: 'api.veracode.com' },
    { host: 'api.veracode.eu' },
    { suffix: 'veracode.com' },
    { suffix: 'veracode.eu' },
  ],
  packages: {
    generic: [{ prefix: 'env:VERACODE_', class: 'B' }],
    pypi: [{ name: 'veracode-api-py' }, { name: 'veracode-api-signing' }],
  },
  sources: ['https://docs.veracode.com'],
};
