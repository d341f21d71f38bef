import type { Vendor } from '../vendor.ts';

export const toast: Vendor = {
  slug: 'toast',
  name: 'Toast',
  category: 'payments',
  statusPageUrl: 'https://status.toasttab.com',
  hosts: [{ host: 'ws-api.toasttab.com' }, { host: 'ws-sandbox-api.eng.toasttab.com' }, { suffix: 'toasttab.com' }],
  packages: {
    pypi: [{ name: 'tap-toast', class: 'C' }],
  },
  sources: ['https://doc.toasttab.com', 'known'],
};
