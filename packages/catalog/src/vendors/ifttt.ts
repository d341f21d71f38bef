import type { Vendor } from '../vendor.ts';

export const ifttt: Vendor = {
  slug: 'ifttt',
  name: 'IFTTT',
  category: 'automation',
  statusPageUrl: 'https://status.ifttt.com',
  hosts: [{ host: 'maker.ifttt.com' }, { host: 'connect.ifttt.com' }, { suffix: 'ifttt.com' }],
  packages: {},
  sources: ['https://ifttt.com/docs', 'known'],
};
