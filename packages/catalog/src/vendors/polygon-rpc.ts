import type { Vendor } from '../vendor.ts';

export const polygonRpc: Vendor = {
  slug: 'polygon-rpc',
  name: 'Polygon RPC',
  category: 'blockchain',
  statusPageUrl: null,
  hosts: [{ host: 'polygon-rpc.com' }, { suffix: 'polygon-rpc.com' }],
  packages: {},
  sources: ['https://docs.polygon.technology', 'known'],
};
