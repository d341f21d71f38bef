import type { Vendor } from '../vendor.ts';

export const neptuneAi: Vendor = {
  slug: 'neptune-ai',
  name: 'Neptune',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'app.neptune.ai' }, { suffix: 'neptune.ai' }],
  packages: {
    generic: [
      { prefix: 'env:NEPTUNEAI_', class: 'B' },
      { prefix: 'env:NEPTUNE_AI_', class: 'B' },
    ],
    pypi: [
      { name: 'neptune-airflow', class: 'C' },
      { name: 'neptune-wrapper', class: 'C' },
      { name: 'neptune-fetcher' },
      { name: 'neptune-query' },
      { name: 'neptune-api' },
      { name: 'neptune' },
      { name: 'neptune-client' },
      { name: 'neptune-scale' },
    ],
  },
  sources: ['https://docs.neptune.ai'],
};
