import type { Vendor } from '../vendor.ts';

export const vercel: Vendor = {
  slug: 'vercel',
  name: 'Vercel',
  category: 'cloud',
  statusPageUrl: 'https://www.vercel-status.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.vercel.com' },
    { suffix: 'vercel.app', hosting: true, confidence: 'low' },
    { suffix: 'public.blob.vercel-storage.com' },
    { host: 'ai-gateway.vercel.sh' },
    { host: 'vercel.com' },
    { host: 'blob.vercel-storage.com' },
    { host: 'edge-config.vercel.com' },
    { suffix: 'vercel.com' },
    { suffix: 'vercel-storage.com' },
    { suffix: 'vercel.sh' },
  ],
  packages: {
    generic: [
      { name: 'vercel.json', class: 'C' },
      { prefix: 'env:VERCEL_', class: 'B' },
    ],
    githubactions: [{ name: 'amondnet/vercel-action', class: 'G' }],
    npm: [
      { name: '@vercel/edge-config' },
      { name: '@vercel/kv' },
      { name: '@vercel/speed-insights' },
      { name: '@vercel/postgres' },
      { name: '@vercel/flags-core', class: 'C' },
      { name: '@ai-sdk/gateway' },
      { name: '@ai-sdk/vercel', class: 'C' },
      { name: 'vercel', class: 'G' },
      { name: '@vercel/sdk' },
      { name: '@vercel/blob' },
      { name: '@vercel/analytics' },
    ],
    terraform: [{ name: 'vercel/vercel', class: 'G' }],
  },
  sources: ['https://vercel.com/docs', 'https://www.vercel-status.com', 'known'],
};
