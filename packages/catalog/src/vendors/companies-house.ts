import type { Vendor } from '../vendor.ts';

export const companiesHouse: Vendor = {
  slug: 'companies-house',
  name: 'Companies House',
  category: 'data',
  statusPageUrl: null,
  hosts: [
    { host: 'identity.company-information.service.gov.uk' },
    { host: 'api.company-information.service.gov.uk' },
    { host: 'api.companieshouse.gov.uk' },
  ],
  packages: {
    pypi: [
      { name: 'ch-api', class: 'C' },
      { name: 'ukcompanies', class: 'C' },
      { name: 'companies-house', class: 'C' },
    ],
    npm: [{ name: 'companies-house-api-es6', class: 'C' }, { name: '@companieshouse/api-sdk-node' }],
  },
  sources: ['https://developer.company-information.service.gov.uk', 'known'],
};
