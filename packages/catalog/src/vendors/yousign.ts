import type { Vendor } from '../vendor.ts';

export const yousign: Vendor = {
  slug: 'yousign',
  name: 'Yousign',
  category: 'documents',
  statusPageUrl: 'https://yousign.statuspage.io',
  hosts: [
    { host: 'api.yousign.app' },
    { host: 'api-sandbox.yousign.app' },
    { suffix: 'yousign.app' },
    { suffix: 'yousign.com' },
  ],
  packages: { pypi: [{ name: 'yousign3', class: 'C' }] },
  sources: ['https://developers.yousign.com', 'known'],
};
