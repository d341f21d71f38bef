import type { Vendor } from '../vendor.ts';

export const ideogram: Vendor = {
  slug: 'ideogram',
  name: 'Ideogram',
  category: 'ai',
  statusPageUrl: 'https://status.ideogram.ai',
  hosts: [{ host: 'api.ideogram.ai' }, { suffix: 'ideogram.ai' }],
  packages: {},
  sources: ['https://developer.ideogram.ai', 'known'],
};
