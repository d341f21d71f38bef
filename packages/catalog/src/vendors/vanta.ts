import type { Vendor } from '../vendor.ts';

export const vanta: Vendor = {
  slug: 'vanta',
  name: 'Vanta',
  category: 'security',
  statusPageUrl: 'https://status.vanta.com',
  hosts: [
    { host: 'api.vanta.com' },
    { host: 'api.eu.vanta.com' },
    { host: 'api.aus.vanta.com' },
    { suffix: 'vanta.com' },
    { suffix: 'vanta-gov.com' },
  ],
  packages: {},
  sources: ['https://developer.vanta.com/docs', 'known'],
};
