import type { Vendor } from '../vendor.ts';

export const voyage: Vendor = {
  slug: 'voyage',
  name: 'Voyage AI',
  category: 'ai',
  statusPageUrl: 'https://voyageai-status.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.voyageai.com' }, { suffix: 'voyageai.com' }],
  packages: {
    composer: [{ name: 'symfony/ai-voyage-platform', class: 'C' }],
    npm: [{ name: 'voyage-ai-provider', class: 'C' }, { name: 'voyageai' }],
    pypi: [{ name: 'langchain-voyageai', class: 'C' }, { name: 'voyageai' }],
  },
  sources: ['https://docs.voyageai.com', 'https://voyageai-status.statuspage.io', 'known'],
};
