import type { Vendor } from '../vendor.ts';

export const riskified: Vendor = {
  slug: 'riskified',
  name: 'Riskified',
  category: 'security',
  statusPageUrl: 'https://status.riskified.com',
  hosts: [{ host: 'wh.riskified.com' }, { host: 'sandbox.riskified.com' }, { suffix: 'riskified.com' }],
  packages: { composer: [{ name: 'riskified/decider' }], cocoapods: [{ name: 'RiskifiedBeacon', class: 'C' }] },
  sources: ['https://apiref.riskified.com', 'known'],
};
