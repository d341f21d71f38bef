import type { Vendor } from '../vendor.ts';

export const liveblocks: Vendor = {
  slug: 'liveblocks',
  name: 'Liveblocks',
  category: 'realtime',
  statusPageUrl: 'https://liveblocks.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.liveblocks.io' }, { suffix: 'liveblocks.io' }],
  packages: {
    generic: [{ prefix: 'env:LIVEBLOCKS_', class: 'B' }],
    npm: [
      { name: '@liveblocks/node-lexical' },
      { name: '@liveblocks/node-prosemirror' },
      { name: '@liveblocks/core' },
      { name: '@liveblocks/zustand' },
      { name: '@liveblocks/emails' },
      { name: '@liveblocks/react-tiptap' },
      { name: '@liveblocks/redux' },
      { name: '@liveblocks/react-ui' },
      { name: '@liveblocks/node' },
      { name: '@liveblocks/client' },
      { name: '@liveblocks/react' },
      { name: '@liveblocks/yjs' },
    ],
    pypi: [{ name: 'liveblocks' }],
  },
  sources: ['https://liveblocks.io/docs', 'https://liveblocks.statuspage.io', 'known'],
};
