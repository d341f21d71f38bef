import type { Vendor } from '../vendor.ts';

export const agora: Vendor = {
  slug: 'agora',
  name: 'Agora',
  category: 'video',
  statusPageUrl: 'https://status.agora.io',
  hosts: [{ host: 'api.agora.io' }, { suffix: 'agora.io' }],
  packages: { npm: [{ name: 'agora-rtc-sdk-ng' }, { name: 'agora-token' }], pypi: [{ name: 'agora-token-builder' }] },
  sources: ['https://status.agora.io', 'known'],
};
