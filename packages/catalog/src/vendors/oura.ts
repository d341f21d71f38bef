import type { Vendor } from '../vendor.ts';

export const oura: Vendor = {
  slug: 'oura',
  name: 'Oura',
  category: 'data',
  statusPageUrl: 'https://status.ouraring.com',
  hosts: [{ host: 'api.ouraring.com' }, { suffix: 'ouraring.com' }],
  packages: {
    pypi: [
      { name: 'django-oura', class: 'C' },
      { name: 'oura-toolkit', class: 'C' },
      { name: 'oura-py', class: 'C' },
      { name: 'oura', class: 'C' },
      { name: 'airbyte-source-oura', class: 'C' },
    ],
  },
  sources: ['https://cloud.ouraring.com/docs', 'known'],
};
