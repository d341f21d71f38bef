import type { Vendor } from '../vendor.ts';

export const perplexity: Vendor = {
  slug: 'perplexity',
  name: 'Perplexity',
  category: 'ai',
  statusPageUrl: 'https://status.perplexity.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ host: 'api.perplexity.ai' }],
  packages: { npm: [{ name: '@perplexity-ai/perplexity_ai' }], pypi: [{ name: 'perplexityai' }] },
  sources: ['https://status.perplexity.com', 'known'],
};
