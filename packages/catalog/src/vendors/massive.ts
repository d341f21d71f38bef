import type { Vendor } from '../vendor.ts';

export const massive: Vendor = {
  slug: 'massive',
  name: 'Massive (Polygon.io)',
  category: 'finance',
  statusPageUrl: 'https://status.massive.com',
  hosts: [
    { host: 'api.polygon.io' },
    { host: 'api.massive.com' },
    { host: 'socket.polygon.io' },
    { suffix: 'polygon.io' },
    { suffix: 'massive.com' },
  ],
  packages: {
    cargo: [{ name: 'polygon_client', class: 'C' }],
    golang: [{ module: 'github.com/polygon-io/client-go' }],
    npm: [{ name: '@polygon.io/client-js' }, { name: '@massive.com/client-js' }],
    pypi: [{ name: 'polygon-api-client' }, { name: 'massive' }],
  },
  sources: ['https://massive.com/docs'],
};
