import type { Vendor } from '../vendor.ts';

export const hashnode: Vendor = {
  slug: 'hashnode',
  name: 'Hashnode',
  category: 'content',
  statusPageUrl: 'https://status.hashnode.com',
  hosts: [{ host: 'gql.hashnode.com' }, { suffix: 'hashnode.com' }],
  packages: {},
  sources: ['https://apidocs.hashnode.com', 'known'],
};
