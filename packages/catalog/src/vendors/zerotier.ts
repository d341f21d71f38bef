import type { Vendor } from '../vendor.ts';

export const zerotier: Vendor = {
  slug: 'zerotier',
  name: 'ZeroTier',
  category: 'networking',
  statusPageUrl: 'https://status.zerotier.com',
  hosts: [{ host: 'api.zerotier.com' }, { host: 'my.zerotier.com' }, { suffix: 'zerotier.com' }],
  packages: {
    githubactions: [{ prefix: 'zerotier/', class: 'G' }],
    golang: [
      { module: 'github.com/zerotier/go-ztcentral', class: 'C' },
      { module: 'github.com/zerotier/go-zerotier-central', class: 'C' },
    ],
    cargo: [{ name: 'zerotier-central-api', class: 'C' }],
    generic: [{ prefix: 'env:ZEROTIER_', class: 'B' }],
    docker: [
      { prefix: 'zerotier/', class: 'G' },
      { name: 'zyclonite/zerotier', class: 'G' },
    ],
    terraform: [{ name: 'zerotier/zerotier', class: 'G' }],
  },
  sources: ['https://docs.zerotier.com/api/central', 'known'],
};
