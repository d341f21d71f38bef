import type { Vendor } from '../vendor.ts';

export const hotjar: Vendor = {
  slug: 'hotjar',
  name: 'Hotjar',
  category: 'analytics',
  statusPageUrl: 'https://status.hotjar.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'insights.hotjar.com' },
    { host: 'static.hotjar.com' },
    { host: 'script.hotjar.com' },
    { suffix: 'hotjar.io' },
    { suffix: 'hotjar.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:HOTJAR_', class: 'B' }],
    npm: [
      { name: 'react-use-hotjar', class: 'C' },
      { name: 'vue-hotjar-next', class: 'C' },
      { name: 'ngx-hotjar', class: 'C' },
      { name: 'gatsby-plugin-hotjar', class: 'C' },
      { name: 'react-hotjar', class: 'C' },
      { name: '@hotjar/browser' },
    ],
  },
  sources: ['https://help.hotjar.com', 'https://status.hotjar.com', 'known'],
};
