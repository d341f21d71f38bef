import type { Vendor } from '../vendor.ts';

export const wpEngine: Vendor = {
  slug: 'wp-engine',
  name: 'WP Engine',
  category: 'hosting',
  statusPageUrl: 'https://wpenginestatus.com',
  statusPage: { adapter: 'statushub' },
  hosts: [
    { host: 'api.wpengineapi.com' },
    { suffix: 'wpengine.com', hosting: true, confidence: 'low' },
    { suffix: 'wpengineapi.com' },
  ],
  packages: {
    docker: [{ prefix: 'wpengine/', class: 'G' }],
    githubactions: [{ prefix: 'wpengine/', class: 'G' }],
  },
  sources: ['https://wpengineapi.com', 'https://wpenginestatus.com', 'known'],
};
