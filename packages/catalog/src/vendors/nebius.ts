import type { Vendor } from '../vendor.ts';

export const nebius: Vendor = {
  slug: 'nebius',
  name: 'Nebius',
  category: 'ai',
  statusPageUrl: 'https://status.nebius.com',
  hosts: [
    { suffix: 'nebius.cloud' },
    { host: 'monitoring.api.il.nebius.cloud' },
    { host: 'api.studio.nebius.com' },
    { host: 'api.studio.nebius.ai' },
    { host: 'api.tokenfactory.nebius.com' },
    { suffix: 'nebius.com' },
    { suffix: 'nebius.ai' },
  ],
  packages: {
    terraform: [
      { name: 'nebius/nebius', class: 'G' },
      { name: 'nebius-cloud/nebius', class: 'G' },
    ],
    generic: [{ prefix: 'env:NEBIUS_', class: 'B' }],
    golang: [{ module: 'github.com/nebius/gosdk' }],
    pypi: [
      { name: 'codecraftai-restclient-nebius', class: 'C' },
      { name: 'llama-index-multi-modal-llms-nebius', class: 'C' },
      { name: 'llama-index-embeddings-nebius', class: 'C' },
      { name: 'nebius' },
      { name: 'langchain-nebius', class: 'C' },
      { name: 'llama-index-llms-nebius', class: 'C' },
    ],
  },
  sources: ['https://docs.nebius.com'],
};
