import type { Vendor } from '../vendor.ts';

export const semaphore: Vendor = {
  slug: 'semaphore',
  name: 'Semaphore',
  category: 'development',
  statusPageUrl: 'https://status.semaphore.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'semaphoreci.com' }],
  packages: {
    docker: [{ name: 'semaphoreci/agent', class: 'G' }],
    generic: [
      { prefix: 'helm/renderedtext.github.io/helm-charts/', class: 'G' },
      { name: 'semaphore.yml', class: 'G' },
    ],
  },
  sources: ['https://docs.semaphoreci.com', 'https://status.semaphore.io', 'known'],
};
