import type { Vendor } from '../vendor.ts';

export const wistia: Vendor = {
  slug: 'wistia',
  name: 'Wistia',
  category: 'video',
  statusPageUrl: 'https://status.wistia.com',
  hosts: [
    { host: 'api.wistia.com' },
    { host: 'upload.wistia.com' },
    { host: 'fast.wistia.com' },
    { suffix: 'wistia.com' },
    { suffix: 'wistia.net' },
  ],
  packages: {
    cargo: [{ name: 'wistia', class: 'C' }],
    pypi: [{ name: 'wistiapy', class: 'C' }],
    generic: [{ prefix: 'env:WISTIA_', class: 'B' }],
    gem: [
      { name: 'wistia-uploader', class: 'C' },
      { name: 'wistia-api', class: 'C' },
    ],
    npm: [
      { name: 'wistia-video-element', class: 'C' },
      { name: '@wistia/react-embeds' },
      { name: '@wistia/wistia-player' },
      { name: '@wistia/wistia-player-react' },
    ],
  },
  sources: ['https://docs.wistia.com'],
};
