import type { Vendor } from '../vendor.ts';

export const traceloop: Vendor = {
  slug: 'traceloop',
  name: 'Traceloop',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.traceloop.com' }, { suffix: 'traceloop.com' }],
  packages: {
    gem: [{ name: 'traceloop-sdk', class: 'B' }],
    npm: [{ name: '@traceloop/node-server-sdk', class: 'B' }],
    pypi: [{ name: 'traceloop-sdk', class: 'B' }],
  },
  sources: ['https://www.traceloop.com/docs'],
};
