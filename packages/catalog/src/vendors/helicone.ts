import type { Vendor } from '../vendor.ts';

export const helicone: Vendor = {
  slug: 'helicone',
  name: 'Helicone',
  category: 'ai',
  statusPageUrl: 'https://status.helicone.ai',
  hosts: [
    { suffix: 'hconeai.com' },
    { host: 'oai.helicone.ai' },
    { host: 'anthropic.helicone.ai' },
    { host: 'gateway.helicone.ai' },
    { host: 'ai-gateway.helicone.ai' },
    { host: 'api.helicone.ai' },
    { suffix: 'helicone.ai' },
  ],
  packages: {
    generic: [{ prefix: 'env:HELICONE_', class: 'B' }],
    npm: [
      { name: '@helicone/async' },
      { name: '@helicone/ai-sdk-provider' },
      { name: '@helicone/helicone' },
      { name: '@helicone/helpers' },
    ],
    pypi: [{ name: 'llama-index-llms-helicone', class: 'C' }, { name: 'helicone' }],
  },
  sources: ['https://docs.helicone.ai'],
};
