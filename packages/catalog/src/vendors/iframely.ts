import type { Vendor } from '../vendor.ts';

export const iframely: Vendor = {
  slug: 'iframely',
  name: 'Iframely',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'iframe.ly' }, { host: 'cdn.iframe.ly' }, { suffix: 'iframe.ly' }, { suffix: 'iframely.com' }],
  packages: { generic: [{ prefix: 'env:IFRAMELY_', class: 'B' }] },
  sources: ['https://iframely.com/docs', 'known'],
};
