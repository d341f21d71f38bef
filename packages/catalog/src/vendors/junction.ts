import type { Vendor } from '../vendor.ts';

export const junction: Vendor = {
  slug: 'junction',
  name: 'Junction (Vital)',
  category: 'data',
  statusPageUrl: null,
  hosts: [
    { host: 'api.tryvital.io' },
    { host: 'api.eu.tryvital.io' },
    { host: 'api.sandbox.tryvital.io' },
    { host: 'api.us.junction.com' },
    { host: 'api.eu.junction.com' },
    { suffix: 'tryvital.io' },
    { suffix: 'junction.com' },
  ],
  packages: { npm: [{ name: '@tryvital/vital-node' }, { name: '@tryvital/vital-link' }], pypi: [{ name: 'vital' }] },
  sources: ['https://docs.junction.com', 'known'],
};
