import type { Vendor } from '../vendor.ts';

export const todoist: Vendor = {
  slug: 'todoist',
  name: 'Todoist',
  category: 'productivity',
  statusPageUrl: 'https://status.todoist.net',
  hosts: [{ host: 'api.todoist.com' }, { suffix: 'todoist.com' }, { suffix: 'todoist.net' }],
  packages: {
    golang: [
      { module: 'github.com/sachaos/todoist', class: 'C' },
      { module: 'github.com/ides15/todoist', class: 'C' },
    ],
    generic: [{ prefix: 'env:TODOIST_', class: 'B' }],
    composer: [
      { name: 'laravel-notification-channels/todoist', class: 'C' },
      { name: 'socialiteproviders/todoist', class: 'C' },
    ],
    nuget: [{ name: 'Todoist.Net', class: 'C' }],
    gem: [{ name: 'todoist-ruby', class: 'C' }],
    npm: [{ name: '@doist/todoist-api-typescript' }],
    pypi: [{ name: 'airbyte-source-todoist', class: 'C' }, { name: 'todoist-api-python' }],
  },
  sources: ['https://developer.todoist.com', 'https://status.todoist.net', 'known'],
};
