import type { Vendor } from '../vendor.ts';

export const doppler: Vendor = {
  slug: 'doppler',
  name: 'Doppler',
  category: 'identity',
  statusPageUrl: 'https://www.dopplerstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.doppler.com' }],
  packages: { npm: [{ name: '@dopplerhq/node-sdk' }] },
  sources: ['https://www.dopplerstatus.com', 'known'],
};
