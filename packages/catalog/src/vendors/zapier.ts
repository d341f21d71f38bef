import type { Vendor } from '../vendor.ts';

export const zapier: Vendor = {
  slug: 'zapier',
  name: 'Zapier',
  category: 'automation',
  statusPageUrl: 'https://status.zapier.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'hooks.zapier.com' },
    { host: 'api.zapier.com' },
    { host: 'nla.zapier.com' },
    { suffix: 'zapier.com' },
  ],
  packages: {
    pypi: [{ name: 'llama-index-tools-zapier', class: 'C' }],
    generic: [{ prefix: 'env:ZAPIER_', class: 'B' }],
    npm: [
      { name: '@zapier/zapier-sdk-core' },
      { name: '@zapier/zapier-sdk-mcp' },
      { name: '@zapier/zapier-sdk-cli' },
      { name: 'zapier-platform-cli' },
      { name: '@zapier/zapier-sdk' },
      { name: 'zapier-platform-core' },
    ],
  },
  sources: ['https://docs.zapier.com', 'https://status.zapier.com', 'known'],
};
