import type { Vendor } from '../vendor.ts';

export const payoneer: Vendor = {
  slug: 'payoneer',
  name: 'Payoneer',
  category: 'payments',
  statusPageUrl: 'https://status.payoneer.com',
  hosts: [{ host: 'api.payoneer.com' }, { host: 'api.sandbox.payoneer.com' }, { suffix: 'payoneer.com' }],
  packages: { maven: [{ name: 'com.egzosn:pay-java-payoneer', class: 'C' }] },
  sources: ['https://developer.payoneer.com', 'known'],
};
