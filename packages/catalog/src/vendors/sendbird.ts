import type { Vendor } from '../vendor.ts';

export const sendbird: Vendor = {
  slug: 'sendbird',
  name: 'Sendbird',
  category: 'messaging',
  statusPageUrl: 'https://status.sendbird.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'sendbird.com' }],
  packages: {
    maven: [{ group: 'com.sendbird' }],
    npm: [{ name: '@sendbird/chat' }],
  },
  sources: ['https://status.sendbird.com', 'known'],
};
