import type { Vendor } from '../vendor.ts';

export const loops: Vendor = {
  slug: 'loops',
  name: 'Loops',
  category: 'messaging',
  statusPageUrl: 'https://status.loops.so',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.loops.so' }, { suffix: 'loops.so' }],
  packages: {
    golang: [{ module: 'github.com/tilebox/loops-go', class: 'C' }],
    pypi: [
      { name: 'loops-python-unofficial', class: 'C' },
      { name: 'loops-sdk', class: 'C' },
      { name: 'pyloops', class: 'C' },
    ],
    composer: [{ name: 'loops-so/loops' }],
    gem: [{ name: 'loops_sdk' }],
    npm: [{ name: 'loops' }],
  },
  sources: ['https://loops.so/docs', 'https://status.loops.so', 'known'],
};
