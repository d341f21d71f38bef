import type { Vendor } from '../vendor.ts';

export const quay: Vendor = {
  slug: 'quay',
  name: 'Quay.io',
  category: 'registry',
  statusPageUrl: 'https://status.redhat.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'quay.io' }, { suffix: 'quay.io' }],
  packages: {
    githubactions: [{ name: 'redhat-actions/quay-delete-tag', class: 'G' }],
    docker: [{ prefix: 'quay.io/', class: 'G' }],
  },
  sources: ['https://docs.redhat.com/en/documentation/red_hat_quay'],
};
