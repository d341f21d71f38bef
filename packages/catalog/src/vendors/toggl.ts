import type { Vendor } from '../vendor.ts';

export const toggl: Vendor = {
  slug: 'toggl',
  name: 'Toggl Track',
  category: 'productivity',
  statusPageUrl: 'https://status.toggl.com',
  hosts: [{ host: 'api.track.toggl.com' }, { suffix: 'toggl.com' }],
  packages: {
    composer: [{ name: 'socialiteproviders/teamweek', class: 'C' }],
    npm: [{ name: 'toggl-client', class: 'C' }],
    gem: [{ name: 'togglv8', class: 'C' }],
    pypi: [
      { name: 'skip-togglpy', class: 'C' },
      { name: 'toggl-connect', class: 'C' },
      { name: 'togglreports', class: 'C' },
      { name: 'lib-toggl', class: 'C' },
      { name: 'TogglPy', class: 'C' },
      { name: 'tap-toggl', class: 'C' },
      { name: 'llama-index-readers-toggl', class: 'C' },
      { name: 'airbyte-source-toggl', class: 'C' },
    ],
  },
  sources: ['https://engineering.toggl.com/docs', 'https://status.toggl.com', 'known'],
};
