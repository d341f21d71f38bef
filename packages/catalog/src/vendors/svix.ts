import type { Vendor } from '../vendor.ts';

export const svix: Vendor = {
  slug: 'svix',
  name: 'Svix',
  category: 'webhooks',
  statusPageUrl: 'https://status.svix.com',
  hosts: [
    { host: 'api.svix.com' },
    { host: 'api.us.svix.com' },
    { host: 'api.eu.svix.com' },
    { host: 'api.in.svix.com' },
    { suffix: 'svix.com' },
  ],
  packages: {
    hex: [{ name: 'svix' }],
    cargo: [{ name: 'svix', class: 'B' }],
    composer: [{ name: 'svix/svix', class: 'B' }],
    gem: [{ name: 'svix', class: 'B' }],
    golang: [{ module: 'github.com/svix/svix-webhooks', class: 'B' }],
    maven: [{ name: 'com.svix.kotlin:svix-kotlin' }, { name: 'com.svix:svix', class: 'B' }],
    npm: [{ name: 'svix-react' }, { name: 'svix', class: 'B' }],
    nuget: [{ name: 'Svix', class: 'B' }],
    pypi: [{ name: 'svix', class: 'B' }],
  },
  sources: ['https://docs.svix.com'],
};
