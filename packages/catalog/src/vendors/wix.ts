import type { Vendor } from '../vendor.ts';

export const wix: Vendor = {
  slug: 'wix',
  name: 'Wix',
  category: 'content',
  statusPageUrl: 'https://status.wix.com',
  hosts: [
    { host: 'www.wixapis.com' },
    { suffix: 'wixapis.com' },
    { suffix: 'wix.com' },
    { suffix: 'parastorage.com' },
    { suffix: 'wixstatic.com' },
    { suffix: 'wixanswers.com' },
  ],
  packages: {
    npm: [
      { name: '@wix/site' },
      { name: '@wix/data-backend-public-sdk-poc' },
      { name: '@wix/wix-data-items-sdk' },
      { name: 'wix', class: 'C' },
      { name: '@wix/cli', class: 'G' },
      { name: '@wix/events' },
      { name: '@wix/bookings' },
      { name: '@wix/headless-forms' },
      { name: '@wix/media' },
      { name: '@wix/members' },
      { name: '@wix/blog' },
      { name: '@wix/crm' },
      { name: '@wix/data' },
      { name: '@wix/ecom' },
      { name: '@wix/stores' },
      { name: '@wix/redirects' },
      { name: '@wix/identity' },
      { name: '@wix/sdk' },
    ],
  },
  sources: ['https://dev.wix.com/docs', 'https://status.wix.com', 'known'],
};
