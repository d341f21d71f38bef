import type { Vendor } from '../vendor.ts';

export const tenable: Vendor = {
  slug: 'tenable',
  name: 'Tenable',
  category: 'security',
  statusPageUrl: 'https://status.tenable.com',
  hosts: [{ host: 'cloud.tenable.com' }, { suffix: 'tenable.com' }],
  packages: {
    docker: [{ prefix: 'tenable/', class: 'G' }],
    generic: [{ prefix: 'env:TENABLE_', class: 'B' }],
    pypi: [{ name: 'tenable-was', class: 'C' }, { name: 'pytenable' }],
  },
  sources: ['https://developer.tenable.com', 'https://status.tenable.com', 'known'],
};
