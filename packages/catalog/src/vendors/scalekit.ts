import type { Vendor } from '../vendor.ts';

export const scalekit: Vendor = {
  slug: 'scalekit',
  name: 'Scalekit',
  category: 'auth',
  statusPageUrl: 'https://scalekit.statuspage.io',
  hosts: [{ suffix: 'scalekit.cloud' }, { suffix: 'scalekit.com' }, { suffix: 'scalekit.dev' }],
  packages: {
    generic: [{ prefix: 'env:SCALEKIT_', class: 'B' }],
    golang: [{ module: 'github.com/scalekit-inc/scalekit-sdk-go' }],
    npm: [{ name: '@scalekit-sdk/node' }],
    pypi: [{ name: 'a-beta-scalekit', class: 'C' }, { name: 'scalekit' }, { name: 'scalekit-sdk-python' }],
  },
  sources: ['https://docs.scalekit.com'],
};
