import type { Vendor } from '../vendor.ts';

export const loops: Vendor = {
  slug: 'loops',
  name: 'Loops',
  category: 'messaging',
  statusPageUrl: 'https://status.loops.so',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.loops.so' }, { suffix: 'loops.so' }],
  packages: { composer: [{ name: 'loops-so/loops' }], gem: [{ name: 'loops_sdk' }], npm: [{ name: 'loops' }] },
  sources: ['https://loops.so/docs', 'https://status.loops.so', 'known'],
};
