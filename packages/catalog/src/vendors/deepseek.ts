import type { Vendor } from '../vendor.ts';

export const deepseek: Vendor = {
  slug: 'deepseek',
  name: 'DeepSeek',
  category: 'ai',
  statusPageUrl: 'https://status.deepseek.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.deepseek.com' }],
  packages: { generic: [{ prefix: 'env:DEEPSEEK_', class: 'B' }], npm: [{ name: '@ai-sdk/deepseek', class: 'C' }] },
  sources: ['https://status.deepseek.com', 'known'],
};
