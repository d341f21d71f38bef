import type { Vendor } from '../vendor.ts';

export const signozCloud: Vendor = {
  slug: 'signoz-cloud',
  name: 'SigNoz Cloud',
  category: 'monitoring',
  statusPageUrl: 'https://status.signoz.io',
  hosts: [{ suffix: 'signoz.cloud' }],
  packages: {},
  sources: ['https://signoz.io/docs'],
};
