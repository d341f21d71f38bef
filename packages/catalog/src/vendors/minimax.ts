import type { Vendor } from '../vendor.ts';

export const minimax: Vendor = {
  slug: 'minimax',
  name: 'MiniMax',
  category: 'ai',
  statusPageUrl: 'https://status.minimax.io',
  hosts: [
    { host: 'api.minimax.chat' },
    { host: 'api.minimax.io' },
    { host: 'api.minimaxi.com' },
    { suffix: 'minimax.chat' },
    { suffix: 'minimax.io' },
    { suffix: 'minimaxi.com' },
    { suffix: 'minimaxi.chat' },
  ],
  packages: {
    pypi: [
      { name: 'minimax-coding-plan-mcp' },
      { name: 'livekit-plugins-minimax-ai', class: 'C' },
      { name: 'llama-index-llms-minimax', class: 'C' },
      { name: 'livekit-plugins-minimax', class: 'C' },
    ],
    generic: [{ prefix: 'env:MINIMAX_', class: 'B' }],
    npm: [{ name: 'vercel-minimax-ai-provider', class: 'C' }],
  },
  sources: ['https://platform.minimax.io/docs'],
};
