import type { Vendor } from '../vendor.ts';

export const eightByEight: Vendor = {
  slug: '8x8',
  name: '8x8',
  category: 'telephony',
  statusPageUrl: 'https://status.8x8.com',
  statusPage: { adapter: 'statuscast' },
  hosts: [
    { suffix: 'wavecell.com' },
    { host: 'api.8x8.com' },
    { host: 'sms.8x8.com' },
    { host: 'chatapps.8x8.com' },
    { host: 'voice.8x8.com' },
    { suffix: '8x8.com' },
  ],
  packages: {},
  sources: ['https://developer.8x8.com', 'known'],
};
