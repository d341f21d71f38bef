import type { Vendor } from '../vendor.ts';

export const wix: Vendor = {
  slug: 'wix',
  name: 'Wix',
  category: 'content',
  statusPageUrl: 'https://status.wix.com',
  hosts: [{ host: 'www.wixapis.com' }, { suffix: 'wixapis.com' }, { suffix: 'wix.com' }],
  packages: { npm: [{ name: '@wix/sdk' }] },
  sources: ['https://dev.wix.com/docs', 'https://status.wix.com', 'known'],
};
