import type { Vendor } from '../vendor.ts';

export const affinity: Vendor = {
  slug: 'affinity',
  name: 'Affinity',
  category: 'crm',
  statusPageUrl: 'https://status.affinity.co',
  hosts: [{ host: 'api.affinity.co' }, { suffix: 'affinity.co' }],
  packages: { pypi: [{ name: 'affinity-sdk', class: 'C' }] },
  sources: ['https://developer.affinity.co', 'known'],
};
