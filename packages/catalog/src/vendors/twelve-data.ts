import type { Vendor } from '../vendor.ts';

export const twelveData: Vendor = {
  slug: 'twelve-data',
  name: 'Twelve Data',
  category: 'finance',
  statusPageUrl: 'https://status.twelvedata.com',
  hosts: [{ host: 'api.twelvedata.com' }, { host: 'ws.twelvedata.com' }, { suffix: 'twelvedata.com' }],
  packages: {
    npm: [{ name: 'twelvedata', class: 'C' }],
    generic: [
      { prefix: 'env:TWELVEDATA_', class: 'B' },
      { prefix: 'env:TWELVE_DATA_', class: 'B' },
    ],
    pypi: [{ name: 'langchain-twelvedata', class: 'C' }, { name: 'twelvedata' }],
  },
  sources: ['https://twelvedata.com/docs'],
};
