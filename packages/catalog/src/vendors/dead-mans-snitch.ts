import type { Vendor } from '../vendor.ts';

export const deadMansSnitch: Vendor = {
  slug: 'dead-mans-snitch',
  name: "Dead Man's Snitch",
  category: 'monitoring',
  statusPageUrl: 'https://status.deadmanssnitch.com',
  hosts: [
    { host: 'api.deadmanssnitch.com' },
    { host: 'nosnch.in' },
    { suffix: 'deadmanssnitch.com' },
    { suffix: 'nosnch.in' },
  ],
  packages: {
    gem: [{ name: 'snitcher', class: 'C' }],
  },
  sources: ['https://deadmanssnitch.com/docs', 'known'],
};
