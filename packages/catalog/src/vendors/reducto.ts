import type { Vendor } from '../vendor.ts';

export const reducto: Vendor = {
  slug: 'reducto',
  name: 'Reducto',
  category: 'documents',
  statusPageUrl: 'https://status.reducto.ai',
  hosts: [{ host: 'platform.reducto.ai' }, { suffix: 'reducto.ai' }],
  packages: {
    generic: [{ prefix: 'env:REDUCTO_', class: 'B' }],
    npm: [{ name: 'reductoai' }],
    pypi: [{ name: 'reducto' }, { name: 'reductoai' }],
  },
  sources: ['https://docs.reducto.ai', 'known'],
};
