import type { Vendor } from '../vendor.ts';

export const chronosphere: Vendor = {
  slug: 'chronosphere',
  name: 'Chronosphere',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ suffix: 'chronosphere.io' }],
  packages: {
    terraform: [{ name: 'chronosphereio/chronosphere', class: 'G' }],
  },
  sources: ['https://docs.chronosphere.io'],
};
