import type { Vendor } from '../vendor.ts';

export const fal: Vendor = {
  slug: 'fal',
  name: 'fal',
  category: 'ai',
  statusPageUrl: 'https://status.fal.ai',
  statusPage: { adapter: 'instatus' },
  hosts: [
    { suffix: 'fal.media' },
    { host: 'fal.run' },
    { host: 'queue.fal.run' },
    { host: 'rest.alpha.fal.ai' },
    { suffix: 'fal.run' },
    { suffix: 'fal.ai' },
  ],
  packages: {
    generic: [
      { name: 'env:FAL_API_KEY', class: 'B' },
      { name: 'env:FAL_KEY', class: 'B' },
    ],
    swift: [{ name: 'github.com/fal-ai/fal-swift' }],
    npm: [
      { name: '@fal-ai/server-proxy' },
      { name: '@fal-ai/client' },
      { name: '@fal-ai/serverless-client' },
      { name: '@ai-sdk/fal', class: 'C' },
    ],
    pypi: [{ name: 'livekit-plugins-fal', class: 'C' }, { name: 'fal-client' }, { name: 'fal' }],
  },
  sources: ['https://docs.fal.ai'],
};
