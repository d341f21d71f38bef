import type { Vendor } from '../vendor.ts';

export const strapiCloud: Vendor = {
  slug: 'strapi-cloud',
  name: 'Strapi Cloud',
  category: 'content',
  statusPageUrl: 'https://status.strapi.io',
  hosts: [{ host: 'cloud.strapi.io' }, { suffix: 'strapiapp.com', hosting: true, confidence: 'low' }],
  packages: {
    npm: [{ name: '@strapi/cloud-cli', class: 'G' }],
  },
  sources: ['https://docs.strapi.io/cloud', 'https://status.strapi.io', 'known'],
};
