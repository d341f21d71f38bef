import type { Vendor } from '../vendor.ts';

export const lambda: Vendor = {
  slug: 'lambda',
  name: 'Lambda',
  category: 'cloud',
  statusPageUrl: 'https://status.lambdalabs.com',
  hosts: [
    { host: 'cloud.lambdalabs.com' },
    { host: 'cloud.lambda.ai' },
    { host: 'api.lambda.ai' },
    { host: 'api.lambdalabs.com' },
  ],
  packages: {},
  sources: ['https://docs.lambda.ai', 'known'],
};
