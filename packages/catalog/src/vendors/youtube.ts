import type { Vendor } from '../vendor.ts';

export const youtube: Vendor = {
  slug: 'youtube',
  name: 'YouTube Data API',
  category: 'video',
  statusPageUrl: null,
  hosts: [{ host: 'youtube.googleapis.com' }],
  packages: {
    npm: [{ name: 'youtube-transcript', class: 'C' }],
    pypi: [
      { name: 'youtube-transcript-api', class: 'C' },
      { name: 'python-youtube', class: 'C' },
    ],
  },
  sources: ['https://developers.google.com/youtube', 'known'],
};
