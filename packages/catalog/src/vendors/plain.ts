import type { Vendor } from '../vendor.ts';

export const plain: Vendor = {
  slug: 'plain',
  name: 'Plain',
  category: 'support',
  statusPageUrl: 'https://status.plain.com',
  hosts: [{ host: 'core-api.uk.plain.com' }, { suffix: 'plain.com' }, { suffix: 'cdn-plain.com' }],
  packages: {
    npm: [
      { name: '@team-plain/ui-components' },
      { name: '@team-plain/webhooks' },
      { name: '@team-plain/graphql' },
      { name: '@team-plain/typescript-sdk' },
    ],
  },
  sources: ['https://www.plain.com/docs'],
};
