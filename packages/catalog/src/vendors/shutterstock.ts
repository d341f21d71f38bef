import type { Vendor } from '../vendor.ts';

export const shutterstock: Vendor = {
  slug: 'shutterstock',
  name: 'Shutterstock',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'api.shutterstock.com' }, { suffix: 'shutterstock.com' }],
  packages: { npm: [{ name: 'shutterstock-api' }] },
  sources: ['https://api-reference.shutterstock.com', 'known'],
};
