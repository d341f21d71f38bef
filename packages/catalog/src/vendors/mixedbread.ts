import type { Vendor } from '../vendor.ts';

export const mixedbread: Vendor = {
  slug: 'mixedbread',
  name: 'Mixedbread',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.mixedbread.com' }, { suffix: 'mixedbread.com' }, { suffix: 'mixedbread.ai' }],
  packages: {
    generic: [{ prefix: 'env:MIXEDBREAD_', class: 'B' }],
    npm: [
      { name: '@mixedbread/cli', class: 'G' },
      { name: '@mixedbread-ai/sdk' },
      { name: '@llamaindex/mixedbread', class: 'C' },
      { name: '@mixedbread/sdk' },
    ],
    pypi: [{ name: 'mixedbread-ai' }, { name: 'mixedbread' }],
  },
  sources: ['https://www.mixedbread.com/docs'],
};
