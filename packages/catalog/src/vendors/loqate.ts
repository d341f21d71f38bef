import type { Vendor } from '../vendor.ts';

export const loqate: Vendor = {
  slug: 'loqate',
  name: 'Loqate',
  category: 'location',
  statusPageUrl: null,
  hosts: [
    { host: 'services.postcodeanywhere.co.uk' },
    { host: 'www.postcodeanywhere.co.uk' },
    { suffix: 'postcodeanywhere.co.uk' },
    { host: 'api.addressy.com' },
    { suffix: 'addressy.com' },
    { suffix: 'loqate.com' },
    { suffix: 'pcapredict.com' },
  ],
  packages: { npm: [{ name: 'react-loqate', class: 'C' }] },
  sources: ['https://docs.loqate.com', 'known'],
};
