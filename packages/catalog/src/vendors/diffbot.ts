import type { Vendor } from '../vendor.ts';

export const diffbot: Vendor = {
  slug: 'diffbot',
  name: 'Diffbot',
  category: 'scraping',
  statusPageUrl: 'https://status.diffbot.com',
  hosts: [{ host: 'api.diffbot.com' }, { host: 'kg.diffbot.com' }, { suffix: 'diffbot.com' }],
  packages: {
    npm: [{ name: 'diffbot', class: 'C' }],
    pypi: [
      { name: 'diffbot-kg', class: 'C' },
      { name: 'diffbot', class: 'C' },
      { name: 'langchain-diffbot', class: 'C' },
    ],
  },
  sources: ['https://github.com/segevsh/w6w-apps', 'https://docs.diffbot.com'],
};
