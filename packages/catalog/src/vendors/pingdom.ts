import type { Vendor } from '../vendor.ts';

export const pingdom: Vendor = {
  slug: 'pingdom',
  name: 'Pingdom',
  category: 'monitoring',
  statusPageUrl: 'https://status.pingdom.com',
  statusPage: { adapter: 'sorry', url: 'https://api.sorryapp.com/v1/pages/2273/components' },
  hosts: [{ host: 'api.pingdom.com' }, { suffix: 'pingdom.com' }, { suffix: 'pingdom.net' }],
  packages: {
    generic: [{ name: 'helm/prometheus-pingdom-exporter', class: 'G' }],
    terraform: [
      { name: 'russellcardullo/pingdom', class: 'G' },
      { name: 'DrFaust92/pingdom', class: 'G' },
    ],
  },
  sources: ['https://docs.pingdom.com', 'https://status.pingdom.com', 'known'],
};
