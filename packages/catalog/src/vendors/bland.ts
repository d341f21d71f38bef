import type { Vendor } from '../vendor.ts';

export const bland: Vendor = {
  slug: 'bland',
  name: 'Bland',
  category: 'ai',
  statusPageUrl: 'https://status.bland.ai',
  hosts: [{ host: 'api.bland.ai' }, { host: 'us.api.bland.ai' }, { suffix: 'bland.ai' }],
  packages: {
    pypi: [{ name: 'livekit-plugins-bland', class: 'C' }],
  },
  sources: ['https://docs.bland.ai', 'known'],
};
