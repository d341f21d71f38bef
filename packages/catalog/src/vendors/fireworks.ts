import type { Vendor } from '../vendor.ts';

export const fireworks: Vendor = {
  slug: 'fireworks',
  name: 'Fireworks AI',
  category: 'ai',
  statusPageUrl: 'https://status.fireworks.ai',
  hosts: [{ host: 'api.fireworks.ai' }],
  packages: { pypi: [{ name: 'fireworks-ai' }] },
  sources: ['https://status.fireworks.ai', 'known'],
};
