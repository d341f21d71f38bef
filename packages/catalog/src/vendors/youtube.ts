import type { Vendor } from '../vendor.ts';

export const youtube: Vendor = {
  slug: 'youtube',
  name: 'YouTube Data API',
  category: 'video',
  statusPageUrl: null,
  hosts: [{ host: 'youtube.googleapis.com' }],
  packages: {},
  sources: ['https://developers.google.com/youtube', 'known'],
};
