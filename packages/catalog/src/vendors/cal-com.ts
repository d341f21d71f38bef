import type { Vendor } from '../vendor.ts';

export const calCom: Vendor = {
  slug: 'cal-com',
  name: 'Cal.com',
  category: 'automation',
  statusPageUrl: 'https://status.cal.com',
  hosts: [{ host: 'api.cal.com' }, { suffix: 'cal.com' }],
  packages: {
    generic: [{ prefix: 'env:CAL_COM_', class: 'B' }],
    npm: [
      { name: '@calcom/sdk' },
      { name: '@calcom/embed-react' },
      { name: '@calcom/embed-snippet' },
      { name: '@calcom/embed-core' },
      { name: '@calcom/atoms' },
    ],
  },
  sources: ['https://cal.com/docs', 'https://status.cal.com', 'known'],
};
