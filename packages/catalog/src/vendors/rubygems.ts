import type { Vendor } from '../vendor.ts';

export const rubygems: Vendor = {
  slug: 'rubygems',
  name: 'RubyGems.org',
  category: 'registry',
  statusPageUrl: 'https://status.rubygems.org',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'rubygems.org' }, { host: 'index.rubygems.org' }, { suffix: 'rubygems.org' }],
  packages: {
    generic: [{ name: 'env:GEM_HOST_API_KEY', class: 'B' }],
    githubactions: [
      { name: 'cadwallion/publish-rubygems-action', class: 'G' },
      { name: 'dawidd6/action-publish-gem', class: 'G' },
      { name: 'discourse/publish-rubygems-action', class: 'G' },
      { prefix: 'rubygems/', class: 'G' },
    ],
  },
  sources: ['https://guides.rubygems.org/rubygems-org-api'],
};
