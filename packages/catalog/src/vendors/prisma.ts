import type { Vendor } from '../vendor.ts';

export const prisma: Vendor = {
  slug: 'prisma',
  name: 'Prisma Data Platform',
  category: 'data',
  statusPageUrl: 'https://www.prisma-status.com',
  hosts: [
    { host: 'api.prisma.io' },
    { host: 'accelerate.prisma-data.net' },
    { suffix: 'prisma-data.net' },
    { suffix: 'prisma.io' },
  ],
  packages: { npm: [{ name: '@prisma/extension-accelerate' }] },
  sources: ['https://www.prisma.io/docs', 'https://www.prisma-status.com', 'known'],
};
