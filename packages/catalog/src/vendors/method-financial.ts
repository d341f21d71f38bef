import type { Vendor } from '../vendor.ts';

export const methodFinancial: Vendor = {
  slug: 'method-financial',
  name: 'Method',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'production.methodfi.com' }, { host: 'sandbox.methodfi.com' }, { suffix: 'methodfi.com' }],
  packages: {
    generic: [
      { prefix: 'env:METHODFINANCIAL_', class: 'B' },
      { prefix: 'env:METHOD_FINANCIAL_', class: 'B' },
    ],
    npm: [{ name: 'method-node' }],
    pypi: [{ name: 'method-python' }],
  },
  sources: ['https://docs.methodfi.com'],
};
