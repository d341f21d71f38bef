import type { Vendor } from '../vendor.ts';

export const zep: Vendor = {
  slug: 'zep',
  name: 'Zep',
  category: 'ai',
  statusPageUrl: 'https://status.getzep.com',
  hosts: [{ host: 'api.getzep.com' }, { suffix: 'getzep.com' }],
  packages: {
    generic: [{ name: 'env:ZEP_API_KEY', class: 'B' }],
    golang: [{ module: 'github.com/getzep/zep-go' }],
    npm: [{ name: '@getzep/zep-js' }, { name: '@getzep/zep-cloud' }],
    pypi: [
      { name: 'llama-index-vector-stores-zep', class: 'C' },
      { name: 'llama-index-readers-zep', class: 'C' },
      { name: 'zep-cloud' },
    ],
  },
  sources: ['https://help.getzep.com'],
};
