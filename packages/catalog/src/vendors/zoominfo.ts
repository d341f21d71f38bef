import type { Vendor } from '../vendor.ts';

export const zoominfo: Vendor = {
  slug: 'zoominfo',
  name: 'ZoomInfo',
  category: 'data',
  statusPageUrl: 'https://status.zoominfo.com',
  hosts: [{ host: 'api.zoominfo.com' }, { suffix: 'zoominfo.com' }, { suffix: 'clickagy.com' }],
  packages: { npm: [{ name: 'zoominfo-api-auth-client' }] },
  sources: ['https://api-docs.zoominfo.com', 'known'],
};
