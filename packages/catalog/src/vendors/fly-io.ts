import type { Vendor } from '../vendor.ts';

export const flyIo: Vendor = {
  slug: 'fly-io',
  name: 'Fly.io',
  category: 'cloud',
  statusPageUrl: 'https://status.flyio.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.fly.io' },
    { host: 'api.machines.dev' },
    { suffix: 'fly.dev', hosting: true, confidence: 'low' },
  ],
  packages: { golang: [{ module: 'github.com/superfly/fly-go' }] },
  sources: ['https://status.flyio.net', 'known'],
};
