import type { Vendor } from '../vendor.ts';

export const klaviyo: Vendor = {
  slug: 'klaviyo',
  name: 'Klaviyo',
  category: 'messaging',
  statusPageUrl: 'https://status.klaviyo.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'a.klaviyo.com' }],
  packages: {
    composer: [{ name: 'klaviyo/api' }],
    gem: [{ name: 'klaviyo-api-sdk' }],
    npm: [{ name: 'klaviyo-api' }],
    pypi: [{ name: 'klaviyo-api' }],
  },
  sources: ['https://status.klaviyo.com', 'known'],
};
