import type { Vendor } from '../vendor.ts';

export const toggl: Vendor = {
  slug: 'toggl',
  name: 'Toggl Track',
  category: 'productivity',
  statusPageUrl: 'https://status.toggl.com',
  hosts: [{ host: 'api.track.toggl.com' }, { suffix: 'toggl.com' }],
  packages: {
    npm: [{ name: 'toggl-client', class: 'C' }],
    gem: [{ name: 'togglv8', class: 'C' }],
    pypi: [
      { name: 'TogglPy', class: 'C' },
      { name: 'tap-toggl', class: 'C' },
      { name: 'llama-index-readers-toggl', class: 'C' },
      { name: 'airbyte-source-toggl', class: 'C' },
    ],
  },
  sources: ['https://engineering.toggl.com/docs', 'https://status.toggl.com', 'known'],
};
