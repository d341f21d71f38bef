import type { Vendor } from '../vendor.ts';

export const companiesHouse: Vendor = {
  slug: 'companies-house',
  name: 'Companies House',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.company-information.service.gov.uk' }, { host: 'api.companieshouse.gov.uk' }],
  packages: { npm: [{ name: '@companieshouse/api-sdk-node' }] },
  sources: ['https://developer.company-information.service.gov.uk', 'known'],
};
