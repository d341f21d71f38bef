import type { Vendor } from '../vendor.ts';

export const pingIdentity: Vendor = {
  slug: 'ping-identity',
  name: 'Ping Identity',
  category: 'identity',
  statusPageUrl: 'https://status.pingidentity.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.pingone.com' },
    { host: 'auth.pingone.com' },
    { suffix: 'pingone.com' },
    { suffix: 'pingone.eu' },
    { suffix: 'pingidentity.com' },
  ],
  packages: {
    terraform: [
      { name: 'pingidentity/pingone', class: 'G' },
      { name: 'pingidentity/davinci', class: 'G' },
    ],
    swift: [
      { name: 'github.com/pingidentity/pingone-mobile-sdk-ios', class: 'C' },
      { name: 'github.com/pingidentity/pingone-signals-sdk-ios', class: 'C' },
    ],
  },
  sources: ['https://docs.pingidentity.com', 'https://status.pingidentity.com', 'known'],
};
