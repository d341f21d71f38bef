import type { Vendor } from '../vendor.ts';

export const hume: Vendor = {
  slug: 'hume',
  name: 'Hume AI',
  category: 'ai',
  statusPageUrl: 'https://status.hume.ai',
  hosts: [{ host: 'api.hume.ai' }, { suffix: 'hume.ai' }],
  packages: {
    swift: [{ name: 'github.com/HumeAI/hume-swift-sdk' }],
    cocoapods: [{ name: 'Hume' }],
    npm: [{ name: 'hume' }, { name: '@humeai/voice-react' }, { name: '@ai-sdk/hume', class: 'C' }],
    pypi: [
      { name: 'hume-expression-measurement', class: 'C' },
      { name: 'hume-api', class: 'C' },
      { name: 'livekit-plugins-hume', class: 'C' },
      { name: 'hume' },
    ],
  },
  sources: ['https://dev.hume.ai'],
};
