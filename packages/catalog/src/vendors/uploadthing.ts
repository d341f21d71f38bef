import type { Vendor } from '../vendor.ts';

export const uploadthing: Vendor = {
  slug: 'uploadthing',
  name: 'UploadThing',
  category: 'storage',
  statusPageUrl: 'https://status.uploadthing.com',
  hosts: [
    { host: 'api.uploadthing.com' },
    { host: 'utfs.io' },
    { suffix: 'ufs.sh' },
    { suffix: 'ingest.uploadthing.com' },
    { suffix: 'uploadthing.com' },
    { suffix: 'utfs.io' },
  ],
  packages: {
    pypi: [{ name: 'upyloadthing', class: 'C' }],
    generic: [{ prefix: 'env:UPLOADTHING_', class: 'B' }],
    npm: [
      { name: '@uploadthing/shared' },
      { name: '@uploadthing/expo' },
      { name: 'uploadthing' },
      { name: '@uploadthing/react' },
      { name: '@uploadthing/svelte' },
      { name: '@uploadthing/vue' },
    ],
  },
  sources: ['https://docs.uploadthing.com'],
};
