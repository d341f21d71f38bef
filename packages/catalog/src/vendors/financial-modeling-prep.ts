import type { Vendor } from '../vendor.ts';

export const financialModelingPrep: Vendor = {
  slug: 'financial-modeling-prep',
  name: 'Financial Modeling Prep',
  category: 'finance',
  statusPageUrl: null,
  hosts: [{ host: 'financialmodelingprep.com' }, { suffix: 'financialmodelingprep.com' }],
  packages: {
    generic: [
      { prefix: 'env:FINANCIALMODELINGPREP_', class: 'B' },
      { prefix: 'env:FINANCIAL_MODELING_PREP_', class: 'B' },
    ],
    pypi: [{ name: 'fmpsdk', class: 'C' }],
  },
  sources: ['https://site.financialmodelingprep.com/developer/docs', 'known'],
};
