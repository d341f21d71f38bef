import type { Vendor } from '../vendor.ts';

export const postman: Vendor = {
  slug: 'postman',
  name: 'Postman',
  category: 'development',
  statusPageUrl: 'https://status.postman.com',
  hosts: [
    { host: 'api.getpostman.com' },
    { host: 'api.postman.com' },
    { suffix: 'getpostman.com' },
    { suffix: 'postman.com' },
    { host: 'postman-echo.com' },
  ],
  packages: { npm: [{ name: '@postman/postman-mcp-server' }] },
  sources: ['https://learning.postman.com', 'https://status.postman.com', 'known'],
};
