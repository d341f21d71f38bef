import type { Vendor } from '../vendor.ts';

export const pantheon: Vendor = {
  slug: 'pantheon',
  name: 'Pantheon',
  category: 'hosting',
  statusPageUrl: 'https://status.pantheon.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'terminus.pantheon.io' }, { suffix: 'pantheonsite.io', hosting: true, confidence: 'low' }],
  packages: {
    composer: [
      { prefix: 'pantheon-upstreams/', class: 'G' },
      { name: 'pantheon-systems/drupal-integrations', class: 'G' },
    ],
    docker: [{ prefix: 'quay.io/pantheon-public/', class: 'G' }],
    githubactions: [{ prefix: 'pantheon-systems/', class: 'G' }],
  },
  sources: ['https://docs.pantheon.io', 'https://status.pantheon.io', 'known'],
};
