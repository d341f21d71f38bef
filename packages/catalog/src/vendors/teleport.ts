import type { Vendor } from '../vendor.ts';

export const teleport: Vendor = {
  slug: 'teleport',
  name: 'Teleport Cloud',
  category: 'identity',
  statusPageUrl: 'https://status.goteleport.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'teleport.sh' }, { suffix: 'goteleport.com' }],
  packages: { golang: [{ module: 'github.com/gravitational/teleport/api' }] },
  sources: ['https://goteleport.com/docs', 'https://status.goteleport.com', 'known'],
};
