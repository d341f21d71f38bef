import type { Vendor } from '../vendor.ts';

export const cartesia: Vendor = {
  slug: 'cartesia',
  name: 'Cartesia',
  category: 'ai',
  statusPageUrl: 'https://status.cartesia.ai',
  hosts: [{ host: 'api.cartesia.ai' }, { suffix: 'cartesia.ai' }],
  packages: {
    generic: [{ prefix: 'env:CARTESIA_', class: 'B' }],
    npm: [{ name: '@cartesia/cartesia-js' }],
    pypi: [
      { name: 'cartesia-ai', class: 'C' },
      { name: 'sonic-wrapper', class: 'C' },
      { name: 'cartesia-line', class: 'C' },
      { name: 'livekit-plugins-cartesia', class: 'C' },
      { name: 'cartesia' },
    ],
  },
  sources: ['https://docs.cartesia.ai'],
};
