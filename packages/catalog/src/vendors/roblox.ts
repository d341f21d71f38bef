import type { Vendor } from '../vendor.ts';

export const roblox: Vendor = {
  slug: 'roblox',
  name: 'Roblox Open Cloud',
  category: 'platform',
  statusPageUrl: 'https://status.roblox.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/59db90dbcdeb2f04dadcf16d',
    options: { page: 'https://status.roblox.com' },
  },
  hosts: [{ host: 'apis.roblox.com' }, { suffix: 'roblox.com' }],
  packages: {
    composer: [{ name: 'socialiteproviders/roblox', class: 'C' }],
    npm: [{ name: 'noblox.js' }],
    pypi: [
      { name: 'extra-blox', class: 'C' },
      { name: 'ropon', class: 'C' },
      { name: 'tridentrbx', class: 'C' },
      { name: 'pynoblox', class: 'C' },
      { name: 'blox-api', class: 'C' },
      { name: 'rbx-upload', class: 'C' },
      { name: 'roblox-api-helper', class: 'C' },
      { name: 'rblx-open-cloud' },
    ],
  },
  sources: ['https://create.roblox.com/docs/cloud', 'https://status.roblox.com', 'known'],
};
