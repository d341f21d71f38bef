import type { Vendor } from '../vendor.ts';

export const contentstack: Vendor = {
  slug: 'contentstack',
  name: 'Contentstack',
  category: 'content',
  statusPageUrl: 'https://status.contentstack.com',
  hosts: [{ suffix: 'contentstack.io' }, { suffix: 'contentstack.com' }],
  packages: {
    maven: [{ name: 'com.contentstack.sdk:java' }],
    npm: [
      { name: 'contentstack' },
      { name: '@contentstack/delivery-sdk' },
      { name: '@contentstack/management' },
      { name: '@contentstack/live-preview-utils' },
    ],
    nuget: [{ name: 'contentstack.csharp' }],
    pypi: [{ name: 'Contentstack' }],
  },
  sources: ['https://www.contentstack.com/docs', 'known'],
};
