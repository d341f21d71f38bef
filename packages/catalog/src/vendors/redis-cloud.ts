import type { Vendor } from '../vendor.ts';

export const redisCloud: Vendor = {
  slug: 'redis-cloud',
  name: 'Redis Cloud',
  category: 'data',
  statusPageUrl: 'https://status.redis.io',
  statusPage: { adapter: 'firehydrant' },
  hosts: [
    { host: 'api.redislabs.com' },
    { suffix: 'redns.redis-cloud.com' },
    { suffix: 'cloud.redislabs.com' },
    { suffix: 'redislabs.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:REDISCLOUD_', class: 'B' },
      { prefix: 'env:REDIS_CLOUD_', class: 'B' },
    ],
    terraform: [{ name: 'redislabs/rediscloud', class: 'G' }],
    golang: [{ module: 'github.com/RedisLabs/rediscloud-go-api' }, { module: 'github.com/redis/go-redis', class: 'F' }],
    nuget: [{ name: 'StackExchange.Redis', class: 'F' }],
    maven: [
      { name: 'redis.clients:jedis', class: 'F' },
      { name: 'io.lettuce:lettuce-core', class: 'F' },
    ],
    composer: [{ name: 'predis/predis', class: 'F' }],
    gem: [{ name: 'redis', class: 'F' }],
    pypi: [
      { name: 'redis-cloud', class: 'C' },
      { name: 'redis', class: 'F' },
    ],
    npm: [
      { name: 'redis', class: 'F' },
      { name: 'ioredis', class: 'F' },
    ],
  },
  sources: ['https://redis.io/docs', 'https://status.redis.io', 'known'],
};
