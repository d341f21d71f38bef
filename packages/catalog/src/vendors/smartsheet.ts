import type { Vendor } from '../vendor.ts';

export const smartsheet: Vendor = {
  slug: 'smartsheet',
  name: 'Smartsheet',
  category: 'business',
  statusPageUrl: 'https://status.smartsheet.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.smartsheet.com' },
    { host: 'api.smartsheet.eu' },
    { suffix: 'smartsheet.com' },
    { suffix: 'smartsheet.eu' },
    { suffix: 'smartsheet.au' },
    { suffix: 'smartsheetgov.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:SMARTSHEET_', class: 'B' }],
    maven: [{ name: 'com.smartsheet:smartsheet-sdk-java' }],
    npm: [{ name: 'smartsheet' }],
    nuget: [{ name: 'smartsheet-csharp-sdk' }],
    pypi: [
      { name: 'smartools', class: 'C' },
      { name: 'smartsheet-tools', class: 'C' },
      { name: 'smartsheet-python-sdk' },
    ],
  },
  sources: ['https://developers.smartsheet.com', 'https://status.smartsheet.com', 'known'],
};
