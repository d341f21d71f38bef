import type { Vendor } from '../vendor.ts';

export const shipstation: Vendor = {
  slug: 'shipstation',
  name: 'ShipStation',
  category: 'shipping',
  statusPageUrl: 'https://status.shipstation.com',
  hosts: [{ host: 'ssapi.shipstation.com' }, { host: 'api.shipstation.com' }, { suffix: 'shipstation.com' }],
  packages: {
    nuget: [{ name: 'ShipStationSharp', class: 'C' }],
    pypi: [
      { name: 'shipstation', class: 'C' },
      { name: 'idi-shipstation-sdk', class: 'C' },
      { name: 'asyncshipstation', class: 'C' },
    ],
    gem: [{ name: 'shipstation', class: 'C' }],
  },
  sources: ['https://www.shipstation.com/docs/api', 'known'],
};
