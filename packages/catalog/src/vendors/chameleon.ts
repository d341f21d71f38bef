import type { Vendor } from '../vendor.ts';

export const chameleon: Vendor = {
  slug: 'chameleon',
  name: 'Chameleon',
  category: 'analytics',
  statusPageUrl: null,
  hosts: [
    { host: 'api.chameleon.io' },
    { host: 'fast.chameleon.io' },
    { suffix: 'chameleon.io' },
    { suffix: 'trychameleon.com' },
  ],
  packages: { npm: [{ name: '@chamaeleonidae/chmln' }] },
  sources: ['https://developers.chameleon.io', 'known'],
};
