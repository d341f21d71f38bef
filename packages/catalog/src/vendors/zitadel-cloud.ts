import type { Vendor } from '../vendor.ts';

export const zitadelCloud: Vendor = {
  slug: 'zitadel-cloud',
  name: 'ZITADEL Cloud',
  category: 'auth',
  statusPageUrl: 'https://www.zitadelstatus.com',
  hosts: [{ suffix: 'zitadel.cloud' }, { suffix: 'zitadel.com' }],
  packages: {
    cargo: [{ name: 'zitadel', class: 'B' }],
    golang: [{ module: 'github.com/zitadel/zitadel-go', class: 'F' }],
    npm: [
      { name: '@zitadel/vue', class: 'B' },
      { name: '@zitadel/client', class: 'B' },
      { name: '@zitadel/react', class: 'F' },
      { name: '@zitadel/node', class: 'F' },
    ],
    terraform: [{ name: 'zitadel/zitadel', class: 'G' }],
  },
  sources: ['https://zitadel.com/docs', 'https://www.zitadelstatus.com', 'known'],
};
