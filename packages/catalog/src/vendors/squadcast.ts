import type { Vendor } from '../vendor.ts';

export const squadcast: Vendor = {
  slug: 'squadcast',
  name: 'Squadcast',
  category: 'incident-management',
  statusPageUrl: 'https://status.squadcast.com',
  hosts: [
    { host: 'api.squadcast.com' },
    { host: 'auth.squadcast.com' },
    { host: 'api.eu.squadcast.com' },
    { suffix: 'squadcast.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/squadcast/terraform-provider-squadcast', class: 'C' }],
    generic: [{ prefix: 'env:SQUADCAST_', class: 'B' }],
    terraform: [
      { name: 'squadcast/squadcast', class: 'G' },
      { name: 'SquadcastHub/squadcast', class: 'G' },
    ],
  },
  sources: ['https://support.squadcast.com', 'known'],
};
