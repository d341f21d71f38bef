import type { Vendor } from '../vendor.ts';

export const stability: Vendor = {
  slug: 'stability',
  name: 'Stability AI',
  category: 'ai',
  statusPageUrl: 'https://status.stability.ai',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.stability.ai' }, { suffix: 'stability.ai' }],
  packages: {
    pypi: [{ name: 'stability-sdk' }],
  },
  sources: ['https://platform.stability.ai/docs', 'https://status.stability.ai', 'known'],
};
