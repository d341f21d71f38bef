import type { Vendor } from '../vendor.ts';

export const wandb: Vendor = {
  slug: 'wandb',
  name: 'Weights & Biases',
  category: 'ai',
  statusPageUrl: 'https://status.wandb.com',
  hosts: [{ host: 'api.wandb.ai' }, { suffix: 'wandb.ai' }, { suffix: 'wandb.com' }],
  packages: {
    githubactions: [{ name: 'machine-learning-apps/wandb-action', class: 'G' }],
    docker: [{ name: 'wandb/launch-agent', class: 'G' }],
    generic: [
      { name: 'helm/launch-agent', class: 'G' },
      { prefix: 'env:WANDB_', class: 'B' },
    ],
    npm: [{ name: 'weave' }, { name: '@wandb/sdk' }],
    pypi: [
      { name: 'wandb-workspaces' },
      { name: 'weave-haystack', class: 'C' },
      { name: 'llama-index-callbacks-wandb', class: 'C' },
      { name: 'dagster-wandb', class: 'C' },
      { name: 'weave' },
      { name: 'wandb' },
    ],
  },
  sources: ['https://docs.wandb.ai'],
};
