import type { Vendor } from '../vendor.ts';

export const zulipCloud: Vendor = {
  slug: 'zulip-cloud',
  name: 'Zulip Cloud',
  category: 'messaging',
  statusPageUrl: 'https://status.zulip.com',
  hosts: [{ suffix: 'zulipchat.com' }, { suffix: 'zulip.com' }],
  packages: {
    composer: [{ name: 'symfony/zulip-notifier', class: 'B' }],
    generic: [
      { prefix: 'env:ZULIP_', class: 'B' },
      { prefix: 'env:ZULIPCLOUD_', class: 'B' },
      { prefix: 'env:ZULIP_CLOUD_', class: 'B' },
    ],
    npm: [{ name: 'zulip-js', class: 'F' }],
    pypi: [{ name: 'zulip', class: 'F' }],
  },
  sources: ['https://zulip.com/api'],
};
