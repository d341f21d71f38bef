import type { Vendor } from '../vendor.ts';

export const financialModelingPrep: Vendor = {
  slug: 'financial-modeling-prep',
  name: 'Financial Modeling Prep',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'financialmodelingprep.com' }, { suffix: 'financialmodelingprep.com' }],
  packages: {
    generic: [
      { name: 'env:FMP_API_KEY', class: 'B' },
      { prefix: 'env:FINANCIALMODELINGPREP_', class: 'B' },
      { prefix: 'env:FINANCIAL_MODELING_PREP_', class: 'B' },
    ],
    pypi: [
      { name: 'fmpy-stark', class: 'C' },
      { name: 'fmplib', class: 'C' },
      { name: 'fmp-api-client', class: 'C' },
      { name: 'at-external-fmp', class: 'C' },
      { name: 'fmp-py-client', class: 'C' },
      { name: 'fmpstab', class: 'C' },
      { name: 'jaymd96-fmp', class: 'C' },
      { name: 'fmp-data', class: 'C' },
      { name: 'fmp-py-sdk', class: 'C' },
      { name: 'fmpsdk', class: 'C' },
    ],
  },
  sources: ['https://site.financialmodelingprep.com/developer/docs', 'known'],
};
