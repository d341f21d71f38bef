import type { Vendor } from '../vendor.ts';

export const jumpcloud: Vendor = {
  slug: 'jumpcloud',
  name: 'JumpCloud',
  category: 'identity',
  statusPageUrl: 'https://status.jumpcloud.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'console.jumpcloud.com' }, { host: 'api.jumpcloud.com' }, { suffix: 'jumpcloud.com' }],
  packages: {
    golang: [
      { module: 'github.com/jumpcloud/jcapi-go', class: 'C' },
      { module: 'github.com/Subhajit97/jcapi-go', class: 'C' },
    ],
    composer: [
      { name: 'socialiteproviders/jumpcloud', class: 'C' },
      { name: 'socialiteproviders/jump-cloud', class: 'C' },
    ],
  },
  sources: ['https://docs.jumpcloud.com', 'https://status.jumpcloud.com', 'known'],
};
