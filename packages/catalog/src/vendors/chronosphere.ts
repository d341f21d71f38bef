import type { Vendor } from '../vendor.ts';

export const chronosphere: Vendor = {
  slug: 'chronosphere',
  name: 'Chronosphere',
  category: 'monitoring',
  statusPageUrl: null,
  hosts: [{ suffix: 'chronosphere.io' }],
  packages: {
    docker: [{ prefix: 'gcr.io/chronosphereio/', class: 'G' }],
    generic: [
      { name: 'helm/chronocollector', class: 'G' },
      { prefix: 'env:CHRONOSPHERE_', class: 'B' },
    ],
    terraform: [{ name: 'chronosphereio/chronosphere', class: 'G' }],
  },
  sources: ['https://docs.chronosphere.io'],
};
