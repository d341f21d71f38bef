import type { Vendor } from '../vendor.ts';

export const bill: Vendor = {
  slug: 'bill',
  name: 'BILL',
  category: 'finance',
  statusPageUrl: 'https://status.bill.com',
  hosts: [
    { host: 'api.bill.com' },
    { host: 'gateway.prod.bill.com' },
    { host: 'gateway.stage.bill.com' },
    { suffix: 'bill.com' },
  ],
  packages: {},
  sources: ['https://developer.bill.com', 'known'],
};
