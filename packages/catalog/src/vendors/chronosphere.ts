import type { Vendor } from '../vendor.ts';

export const chronosphere: Vendor = {
  slug: 'chronosphere',
  name: 'Chronosphere',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ suffix: 'chronosphere.io' }],
  packages: {
    generic: [{ prefix: 'env:CHRONOSPHERE_', class: 'B' }],
    terraform: [{ name: 'chronosphereio/chronosphere', class: 'G' }],
  },
  sources: ['https://docs.chronosphere.io'],
};
