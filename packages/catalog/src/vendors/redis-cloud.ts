import type { Vendor } from '../vendor.ts';

export const redisCloud: Vendor = {
  slug: 'redis-cloud',
  name: 'Redis Cloud',
  category: 'data',
  statusPageUrl: 'https://status.redis.io',
  statusPage: { adapter: 'firehydrant' },
  hosts: [{ host: 'api.redislabs.com' }, { suffix: 'redns.redis-cloud.com' }, { suffix: 'cloud.redislabs.com' }],
  packages: {},
  sources: ['https://status.redis.io', 'known'],
};
