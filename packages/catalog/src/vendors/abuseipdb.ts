import type { Vendor } from '../vendor.ts';

export const abuseipdb: Vendor = {
  slug: 'abuseipdb',
  name: 'AbuseIPDB',
  category: 'security',
  statusPageUrl: 'https://status.abuseipdb.com',
  hosts: [{ host: 'api.abuseipdb.com' }, { suffix: 'abuseipdb.com' }],
  packages: {},
  sources: ['https://docs.abuseipdb.com', 'known'],
};
