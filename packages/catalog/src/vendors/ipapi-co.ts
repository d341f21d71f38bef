import type { Vendor } from '../vendor.ts';

export const ipapiCo: Vendor = {
  slug: 'ipapi-co',
  name: 'ipapi.co',
  category: 'location',
  statusPageUrl: null,
  hosts: [{ host: 'ipapi.co' }, { suffix: 'ipapi.co' }],
  packages: { npm: [{ name: 'ipapi.co', class: 'C' }] },
  sources: ['https://ipapi.co/api/', 'known'],
};
