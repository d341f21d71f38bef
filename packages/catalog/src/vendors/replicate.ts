import type { Vendor } from '../vendor.ts';

export const replicate: Vendor = {
  slug: 'replicate',
  name: 'Replicate',
  category: 'ai',
  statusPageUrl: 'https://www.replicatestatus.com',
  hosts: [
    { host: 'api.replicate.com' },
    { host: 'replicate.delivery' },
    { suffix: 'replicate.com' },
    { suffix: 'replicate.delivery' },
  ],
  packages: {
    githubactions: [{ name: 'replicate/setup-cog', class: 'G' }],
    docker: [{ prefix: 'r8.im/', class: 'G' }],
    hex: [{ name: 'replicate' }],
    cargo: [
      { name: 'replicate-rs', class: 'C' },
      { name: 'replicate-rust', class: 'C' },
    ],
    swift: [{ name: 'github.com/replicate/replicate-swift' }],
    composer: [
      { name: 'sabatinomasala/replicate-php', class: 'C' },
      { name: 'symfony/ai-replicate-platform', class: 'C' },
      { name: 'benbjurstrom/replicate-php', class: 'C' },
    ],
    gem: [{ name: 'replicate-ruby', class: 'C' }, { name: 'replicate-rails' }],
    generic: [{ prefix: 'env:REPLICATE_', class: 'B' }],
    golang: [{ module: 'github.com/replicate/replicate-go' }],
    npm: [
      { name: 'replicate-api', class: 'C' },
      { name: '@llamaindex/replicate', class: 'C' },
      { name: '@ai-sdk/replicate', class: 'C' },
      { name: 'replicate' },
    ],
    pypi: [
      { name: 'llama-index-multi-modal-llms-replicate', class: 'C' },
      { name: 'llama-index-llms-replicate', class: 'C' },
      { name: 'replicate' },
    ],
  },
  sources: ['https://replicate.com/docs', 'known'],
};
