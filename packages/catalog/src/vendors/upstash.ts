import type { Vendor } from '../vendor.ts';

export const upstash: Vendor = {
  slug: 'upstash',
  name: 'Upstash',
  category: 'data',
  statusPageUrl: 'https://status.upstash.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'upstash.io', tenant: true }, { host: 'api.upstash.com' }, { suffix: 'upstash.com' }],
  packages: {
    pub: [{ name: 'upstash_redis', class: 'C' }],
    hex: [
      { name: 'upstash_vector', class: 'C' },
      { name: 'upstash_redis', class: 'C' },
    ],
    cargo: [
      { name: 'upstash-redis-rs', class: 'C' },
      { name: 'upstash-ratelimit', class: 'C' },
    ],
    golang: [
      { module: 'github.com/upstash/terraform-provider-upstash', class: 'G' },
      { module: 'github.com/upstash/redis-go', class: 'C' },
      { module: 'github.com/upstash/vector-go' },
      { module: 'github.com/upstash/qstash-go' },
    ],
    generic: [
      { prefix: 'env:QSTASH_', class: 'B' },
      { name: 'env:KV_REST_API_TOKEN', class: 'B' },
      { prefix: 'env:UPSTASH_', class: 'B' },
    ],
    npm: [
      { name: '@auth/upstash-redis-adapter', class: 'C' },
      { name: '@mastra/upstash', class: 'C' },
      { name: '@llamaindex/upstash', class: 'C' },
      { prefix: '@upstash/', except: ['@upstash/core-analytics', '@upstash/context7-mcp'] },
    ],
    pypi: [
      { name: 'upstash-search', class: 'C' },
      { name: 'upstash-box', class: 'C' },
      { name: 'upstash-haystack', class: 'C' },
      { name: 'llama-index-vector-stores-upstash', class: 'C' },
      { name: 'upstash-vector' },
      { name: 'upstash-ratelimit' },
      { name: 'upstash-workflow' },
      { name: 'upstash-redis' },
      { name: 'qstash' },
    ],
    terraform: [{ name: 'upstash/upstash', class: 'G' }],
  },
  sources: ['https://upstash.com/docs', 'https://status.upstash.com', 'known'],
};
