import type { Vendor } from '../vendor.ts';

export const googleFonts: Vendor = {
  slug: 'google-fonts',
  name: 'Google Fonts',
  category: 'content',
  statusPageUrl: null,
  hosts: [{ host: 'fonts.googleapis.com' }, { host: 'fonts.gstatic.com' }],
  packages: {
    hex: [
      { name: 'google_api_web_fonts', class: 'C' },
      { name: 'google_api_fonts', class: 'C' },
    ],
    pub: [{ name: 'google_fonts', class: 'C' }],
  },
  sources: ['https://developers.google.com/fonts', 'known'],
};
