import type { Vendor } from '../vendor.ts';

export const removeBg: Vendor = {
  slug: 'remove-bg',
  name: 'remove.bg',
  category: 'media',
  statusPageUrl: null,
  hosts: [{ host: 'api.remove.bg' }, { suffix: 'remove.bg' }],
  packages: {
    pypi: [{ name: 'removebgplus', class: 'C' }],
    generic: [
      { prefix: 'env:REMOVEBG_', class: 'B' },
      { prefix: 'env:REMOVE_BG_', class: 'B' },
    ],
    npm: [{ name: 'remove.bg' }],
  },
  sources: ['https://www.remove.bg/api', 'known'],
};
