import type { Vendor } from '../vendor.ts';

export const sigma: Vendor = {
  slug: 'sigma',
  name: 'Sigma',
  category: 'analytics',
  statusPageUrl: 'https://status.sigmacomputing.com',
  hosts: [{ suffix: 'sigmacomputing.com' }],
  packages: {
    pypi: [{ name: 'dagster-sigma', class: 'C' }],
    generic: [{ prefix: 'env:SIGMA_', class: 'B' }],
    npm: [
      { name: '@sigmacomputing/embed-sdk' },
      { name: '@sigmacomputing/react-embed-sdk' },
      { name: '@sigmacomputing/plugin' },
    ],
  },
  sources: ['https://help.sigmacomputing.com', 'known'],
};
