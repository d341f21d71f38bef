import type { Vendor } from '../vendor.ts';

export const linear: Vendor = {
  slug: 'linear',
  name: 'Linear',
  category: 'business',
  statusPageUrl: 'https://linearstatus.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.linear.app' }, { suffix: 'linear.app' }],
  packages: {
    composer: [{ name: 'socialiteproviders/linear', class: 'C' }],
    pypi: [
      { name: 'tap-linear', class: 'C' },
      { name: 'llama-index-readers-linear', class: 'C' },
      { name: 'linear-api', class: 'C' },
    ],
    generic: [{ prefix: 'env:LINEAR_', class: 'B' }],
    npm: [
      { name: '@linear/import', class: 'G' },
      { name: '@chat-adapter/linear', class: 'C' },
      { name: '@linear/sdk' },
    ],
  },
  sources: ['https://linear.app/developers', 'https://linearstatus.com', 'known'],
};
