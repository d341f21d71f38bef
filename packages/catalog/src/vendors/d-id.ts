import type { Vendor } from '../vendor.ts';

export const dId: Vendor = {
  slug: 'd-id',
  name: 'D-ID',
  category: 'ai',
  statusPageUrl: 'https://status.d-id.com',
  hosts: [{ host: 'api.d-id.com' }, { suffix: 'd-id.com' }],
  packages: {
    pypi: [{ name: 'livekit-plugins-did', class: 'C' }],
    npm: [{ name: '@d-id/client-sdk' }],
  },
  sources: ['https://docs.d-id.com', 'known'],
};
