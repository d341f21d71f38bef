import type { Vendor } from '../vendor.ts';

export const adjust: Vendor = {
  slug: 'adjust',
  name: 'Adjust',
  category: 'analytics',
  statusPageUrl: 'https://status.adjust.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.adjust.com' }, { suffix: 'adjust.com' }],
  packages: {
    maven: [{ group: 'com.adjust.sdk' }],
    npm: [{ name: 'react-native-adjust' }],
  },
  sources: ['https://status.adjust.com', 'known'],
};
