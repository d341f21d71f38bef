import type { Vendor } from '../vendor.ts';

export const portkey: Vendor = {
  slug: 'portkey',
  name: 'Portkey',
  category: 'ai',
  statusPageUrl: 'https://status.portkey.ai',
  hosts: [{ host: 'api.portkey.ai' }, { suffix: 'portkey.ai' }],
  packages: {
    docker: [{ name: 'portkeyai/gateway', class: 'F' }],
    generic: [{ prefix: 'env:PORTKEY_', class: 'B' }],
    npm: [{ name: 'portkey-ai' }, { name: '@portkey-ai/vercel-provider', class: 'C' }],
    pypi: [{ name: 'llama-index-llms-portkey', class: 'C' }, { name: 'portkey-ai' }],
  },
  sources: ['https://portkey.ai/docs'],
};
