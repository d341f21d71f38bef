import type { Vendor } from '../vendor.ts';

export const unit: Vendor = {
  slug: 'unit',
  name: 'Unit',
  category: 'finance',
  statusPageUrl: 'https://status.unit.co',
  hosts: [{ host: 'api.unit.co' }, { host: 'api.s.unit.sh' }, { suffix: 'unit.co' }, { suffix: 'unit.sh' }],
  packages: {
    npm: [{ name: '@unit-finance/unit-node-sdk' }],
    pypi: [{ name: 'unit-openapi-python-sdk' }, { name: 'unit-python-sdk' }],
  },
  sources: ['https://www.unit.co/docs'],
};
