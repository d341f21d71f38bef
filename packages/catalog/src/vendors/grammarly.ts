import type { Vendor } from '../vendor.ts';

export const grammarly: Vendor = {
  slug: 'grammarly',
  name: 'Grammarly',
  category: 'content',
  statusPageUrl: 'https://status.grammarly.com',
  hosts: [{ host: 'api.grammarly.com' }, { suffix: 'grammarly.com' }],
  packages: {
    npm: [{ name: '@grammarly/editor-sdk-react' }, { name: '@grammarly/sdk' }, { name: '@grammarly/editor-sdk' }],
  },
  sources: ['https://developer.grammarly.com', 'known'],
};
