import type { Vendor } from '../vendor.ts';

export const jsdelivr: Vendor = {
  slug: 'jsdelivr',
  name: 'jsDelivr',
  category: 'hosting',
  statusPageUrl: 'https://status.jsdelivr.com',
  hosts: [
    { host: 'cdn.jsdelivr.net' },
    { host: 'data.jsdelivr.com' },
    { suffix: 'jsdelivr.net' },
    { suffix: 'jsdelivr.com' },
  ],
  packages: { npm: [{ name: 'jsdelivr' }] },
  sources: ['https://www.jsdelivr.com/documentation', 'https://status.jsdelivr.com', 'known'],
};
