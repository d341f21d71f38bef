import type { Vendor } from '../vendor.ts';

export const wasabi: Vendor = {
  slug: 'wasabi',
  name: 'Wasabi',
  category: 'hosting',
  statusPageUrl: 'https://status.wasabi.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'wasabisys.com' }, { suffix: 'wasabi.com' }],
  packages: { pypi: [{ name: 'wasabi-s3-sdk', class: 'C' }] },
  sources: ['https://docs.wasabi.com', 'https://status.wasabi.com', 'known'],
};
