import type { Vendor } from '../vendor.ts';

export const pixabay: Vendor = {
  slug: 'pixabay',
  name: 'Pixabay',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'pixabay.com' }, { suffix: 'pixabay.com' }],
  packages: {
    pub: [{ name: 'pixabay_picker', class: 'C' }],
    npm: [
      { name: 'pixabay-javascript-autocomplete', class: 'C' },
      { name: 'pixabay', class: 'C' },
    ],
  },
  sources: ['https://pixabay.com/api/docs/', 'known'],
};
