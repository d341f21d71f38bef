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
  ],
  packages: {
    generic: [
      { name: 'vercel.json', class: 'C' },
      { prefix: 'env:VERCEL_', class: 'B' },
    ],
    githubactions: [{ name: 'amondnet/vercel-action', class: 'G' }],
    npm: [
      { name: 'vercel', class: 'G' },
      { name: '@vercel/sdk' },
      { name: '@vercel/blob' },
      { name: '@vercel/analytics' },
    ],
    terraform: [{ name: 'vercel/vercel', class: 'G' }],
  },
  sources: ['https://www.vercel-status.com', 'known'],
};
