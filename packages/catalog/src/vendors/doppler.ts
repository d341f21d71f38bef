import type { Vendor } from '../vendor.ts';

export const doppler: Vendor = {
  slug: 'doppler',
  name: 'Doppler',
  category: 'identity',
  statusPageUrl: 'https://www.dopplerstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.doppler.com' }, { suffix: 'doppler.com' }],
  packages: {
    pypi: [{ name: 'doppler-sdk' }, { name: 'doppler-env' }],
    generic: [
      { prefix: 'env:DOPPLER_', class: 'B' },
      { name: 'doppler.yaml', class: 'C' },
    ],
    githubactions: [{ name: 'dopplerhq/cli-action', class: 'G' }],
    npm: [{ name: '@dopplerhq/node-sdk' }],
    terraform: [{ name: 'dopplerhq/doppler', class: 'G' }],
  },
  sources: ['https://docs.doppler.com', 'https://www.dopplerstatus.com', 'known'],
};
