import type { Vendor } from '../vendor.ts';

export const heygen: Vendor = {
  slug: 'heygen',
  name: 'HeyGen',
  category: 'ai',
  statusPageUrl: 'https://status.heygen.com',
  hosts: [{ host: 'api.heygen.com' }, { host: 'upload.heygen.com' }, { suffix: 'heygen.com' }],
  packages: {
    generic: [{ prefix: 'env:HEYGEN_', class: 'B' }],
    npm: [
      { name: '@heygenofficial/n8n-nodes-heygen-official' },
      { name: '@heygen/liveavatar-web-sdk' },
      { name: '@heygen/streaming-avatar' },
    ],
  },
  sources: ['https://docs.heygen.com'],
};
