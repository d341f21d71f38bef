import type { Vendor } from '../vendor.ts';

export const dialpad: Vendor = {
  slug: 'dialpad',
  name: 'Dialpad',
  category: 'telephony',
  statusPageUrl: 'https://status.dialpad.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'dialpad.com' }, { suffix: 'dialpad.com' }],
  packages: { generic: [{ prefix: 'env:DIALPAD_', class: 'B' }], pypi: [{ name: 'python-dialpad' }] },
  sources: ['https://developers.dialpad.com', 'known'],
};
