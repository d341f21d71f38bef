import type { Vendor } from '../vendor.ts';

export const bamboohr: Vendor = {
  slug: 'bamboohr',
  name: 'BambooHR',
  category: 'hr',
  statusPageUrl: 'https://status.bamboohr.com',
  hosts: [{ suffix: 'bamboohr.com', tenant: true }, { host: 'api.bamboohr.com' }],
  packages: {
    npm: [{ name: 'node-bamboohr', class: 'C' }],
    composer: [{ name: 'bamboohr/api' }],
    gem: [{ name: 'bamboozled', class: 'C' }],

    pypi: [
      { name: 'ss-utils-bamboohr', class: 'C' },
      { name: 'PyBambooHR', class: 'C' },
      { name: 'airbyte-source-bamboo-hr', class: 'C' },
    ],
  },
  sources: ['https://documentation.bamboohr.com'],
};
