import type { Vendor } from '../vendor.ts';

export const mongodbAtlas: Vendor = {
  slug: 'mongodb-atlas',
  name: 'MongoDB Atlas',
  category: 'data',
  statusPageUrl: 'https://status.mongodb.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cloud.mongodb.com' },
    { suffix: 'mongodb.net', tenant: true },
    { host: 'data.mongodb-api.com' },
    { host: 'realm.mongodb.com' },
  ],
  packages: { terraform: [{ name: 'mongodb/mongodbatlas', class: 'G' }] },
  sources: ['https://status.mongodb.com', 'known'],
};
