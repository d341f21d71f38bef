import type { Vendor } from '../vendor.ts';

export const hookdeck: Vendor = {
  slug: 'hookdeck',
  name: 'Hookdeck',
  category: 'webhooks',
  statusPageUrl: 'https://status.hookdeck.com',
  hosts: [
    { host: 'api.hookdeck.com' },
    { host: 'hkdk.events' },
    { host: 'events.hookdeck.com' },
    { suffix: 'hookdeck.com' },
    { suffix: 'hkdk.events' },
  ],
  packages: {
    docker: [{ prefix: 'hookdeck/', class: 'G' }],
    generic: [{ prefix: 'env:HOOKDECK_', class: 'B' }],
    golang: [{ module: 'github.com/hookdeck/hookdeck-go-sdk' }],
    npm: [
      { name: '@hookdeck/outpost-sdk', class: 'B' },
      { name: '@hookdeck/sdk' },
      { name: 'hookdeck-cli', class: 'G' },
    ],
    terraform: [{ name: 'hookdeck/hookdeck', class: 'G' }],
  },
  sources: ['https://hookdeck.com/docs', 'known'],
};
