import type { Vendor } from '../vendor.ts';

export const tawk: Vendor = {
  slug: 'tawk',
  name: 'tawk.to',
  category: 'messaging',
  statusPageUrl: 'https://status.tawk.to',
  hosts: [{ suffix: 'tawk.to' }],
  packages: {
    pub: [
      { name: 'flutter_tawkto', class: 'C' },
      { name: 'flutter_tawk', class: 'C' },
    ],
    npm: [
      { name: '@tawk.to/tawk-messenger-vue-2' },
      { name: 'tawkto-react', class: 'C' },
      { name: 'tawk-react', class: 'C' },
      { name: '@tawk.to/tawk-messenger-react' },
      { name: '@tawk.to/tawk-messenger-vue-3' },
    ],
  },
  sources: ['https://developer.tawk.to', 'known'],
};
