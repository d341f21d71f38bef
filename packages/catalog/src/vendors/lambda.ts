import type { Vendor } from '../vendor.ts';

export const lambda: Vendor = {
  slug: 'lambda',
  name: 'Lambda',
  category: 'cloud',
  statusPageUrl: 'https://status.lambda.ai',
  hosts: [
    { host: 'cloud.lambdalabs.com' },
    { host: 'cloud.lambda.ai' },
    { host: 'api.lambda.ai' },
    { host: 'api.lambdalabs.com' },
    { suffix: 'lambdalabs.com' },
    { suffix: 'lambda.ai' },
  ],
  packages: { pypi: [{ name: 'codecraftai-restclient-lambdalabs', class: 'C' }] },
  sources: ['https://docs.lambda.ai', 'https://status.lambda.ai', 'known'],
};
