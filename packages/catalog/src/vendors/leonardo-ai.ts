import type { Vendor } from '../vendor.ts';

export const leonardoAi: Vendor = {
  slug: 'leonardo-ai',
  name: 'Leonardo.Ai',
  category: 'ai',
  statusPageUrl: 'https://status.leonardo.ai',
  hosts: [{ host: 'cloud.leonardo.ai' }, { suffix: 'leonardo.ai' }],
  packages: {
    generic: [
      { prefix: 'env:LEONARDOAI_', class: 'B' },
      { prefix: 'env:LEONARDO_AI_', class: 'B' },
    ],
    npm: [{ name: '@leonardo-ai/sdk' }],
    pypi: [{ name: 'leonardowrapper', class: 'C' }, { name: 'leonardo-api', class: 'C' }, { name: 'Leonardo-Ai-SDK' }],
  },
  sources: ['https://docs.leonardo.ai', 'known'],
};
