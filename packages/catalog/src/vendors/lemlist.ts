import type { Vendor } from '../vendor.ts';

export const lemlist: Vendor = {
  slug: 'lemlist',
  name: 'lemlist',
  category: 'marketing',
  statusPageUrl: 'https://status.lempire.com',
  hosts: [{ host: 'api.lemlist.com' }, { suffix: 'lemlist.com' }],
  packages: {
    maven: [{ name: 'org.apache.seatunnel:connector-http-lemlist', class: 'C' }],
    pypi: [{ name: 'airbyte-source-lemlist', class: 'C' }],
  },
  sources: ['https://developer.lemlist.com', 'known'],
};
