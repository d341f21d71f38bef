import type { Vendor } from '../vendor.ts';

export const orb: Vendor = {
  slug: 'orb',
  name: 'Orb',
  category: 'payments',
  statusPageUrl: 'https://status.withorb.com',
  hosts: [{ host: 'api.withorb.com' }, { suffix: 'withorb.com' }],
  packages: {
    golang: [{ module: 'github.com/orbcorp/orb-go' }],
    maven: [{ name: 'com.withorb.api:orb-java' }],
    npm: [{ name: 'orb-billing' }],
    pypi: [
      { name: 'airbyte-agent-orb', class: 'C' },
      { name: 'airbyte-source-orb', class: 'C' },
      { name: 'orb-billing' },
    ],
  },
  sources: ['https://docs.withorb.com'],
};
