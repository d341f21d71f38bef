import type { Vendor } from '../vendor.ts';

export const shutterstock: Vendor = {
  slug: 'shutterstock',
  name: 'Shutterstock',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.shutterstock.com' }, { suffix: 'shutterstock.com' }],
  packages: { generic: [{ prefix: 'env:SHUTTERSTOCK_', class: 'B' }], npm: [{ name: 'shutterstock-api' }] },
  sources: ['https://api-reference.shutterstock.com', 'known'],
};
