import type { Vendor } from '../vendor.ts';

export const modal: Vendor = {
  slug: 'modal',
  name: 'Modal',
  category: 'ai',
  statusPageUrl: 'https://status.modal.com',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'api.modal.com' },
    { suffix: 'modal.run', hosting: true, confidence: 'low' },
    { suffix: 'modal.com' },
    { suffix: 'modal.direct' },
  ],
  packages: {
    generic: [{ name: 'env:MODAL_TOKEN_SECRET', class: 'B' }],
    npm: [{ name: 'modal' }],
    pypi: [
      { name: 'modal-client' },
      { name: 'langchain-modal', class: 'C' },
      { name: 'dagster-modal', class: 'C' },
      { name: 'apache-airflow-providers-modal', class: 'C' },
      { name: 'modal' },
    ],
  },
  sources: ['https://modal.com/docs', 'https://status.modal.com', 'known'],
};
