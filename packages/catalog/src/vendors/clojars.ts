import type { Vendor } from '../vendor.ts';

export const clojars: Vendor = {
  slug: 'clojars',
  name: 'Clojars',
  category: 'registry',
  statusPageUrl: 'https://status.clojars.org',
  hosts: [{ host: 'repo.clojars.org' }, { host: 'clojars.org' }, { suffix: 'clojars.org' }],
  packages: {},
  sources: ['https://github.com/clojars/clojars-web/wiki', 'known'],
};
