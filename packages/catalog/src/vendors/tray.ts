import type { Vendor } from '../vendor.ts';

export const tray: Vendor = {
  slug: 'tray',
  name: 'Tray.ai',
  category: 'automation',
  statusPageUrl: 'https://status.tray.io',
  hosts: [{ suffix: 'trayapp.io' }, { host: 'api.tray.io' }, { suffix: 'tray.io' }, { suffix: 'tray.ai' }],
  packages: {},
  sources: ['https://developer.tray.ai', 'known'],
};
