import type { Vendor } from '../vendor.ts';

export const synthesia: Vendor = {
  slug: 'synthesia',
  name: 'Synthesia',
  category: 'ai',
  statusPageUrl: 'https://status.synthesia.io',
  hosts: [{ host: 'api.synthesia.io' }, { suffix: 'synthesia.io' }],
  packages: {
    pypi: [{ name: 'livekit-plugins-synthesia', class: 'C' }],
  },
  sources: ['https://docs.synthesia.io', 'known'],
};
