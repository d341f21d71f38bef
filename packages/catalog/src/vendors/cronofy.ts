import type { Vendor } from '../vendor.ts';

export const cronofy: Vendor = {
  slug: 'cronofy',
  name: 'Cronofy',
  category: 'productivity',
  statusPageUrl: 'https://status.cronofy.com',
  hosts: [{ suffix: 'cronofy.com' }],
  packages: {
    generic: [{ prefix: 'env:CRONOFY_', class: 'B' }],
    gem: [{ name: 'cronofy' }],
    npm: [{ name: 'cronofy' }, { name: 'cronofy-elements' }],
    nuget: [{ name: 'Cronofy' }],
    pypi: [{ name: 'pycronofy' }],
  },
  sources: ['https://docs.cronofy.com', 'known'],
};
