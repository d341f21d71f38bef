import type { Vendor } from '../vendor.ts';

export const zerobounce: Vendor = {
  slug: 'zerobounce',
  name: 'ZeroBounce',
  category: 'email',
  statusPageUrl: 'https://status.zerobounce.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.zerobounce.net' },
    { host: 'api-us.zerobounce.net' },
    { host: 'api-eu.zerobounce.net' },
    { suffix: 'zerobounce.net' },
  ],
  packages: {
    npm: [{ name: 'zerobounce' }, { name: '@zerobounce/zero-bounce-sdk' }],
    pypi: [{ name: 'zerobouncesdk' }],
  },
  sources: ['https://www.zerobounce.net/docs', 'known'],
};
