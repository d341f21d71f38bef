import type { Vendor } from '../vendor.ts';

export const trello: Vendor = {
  slug: 'trello',
  name: 'Trello',
  category: 'business',
  statusPageUrl: 'https://trello.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.trello.com' }, { suffix: 'trello.com' }],
  packages: {
    composer: [{ name: 'cdaguerre/php-trello-api', class: 'C' }],
    nuget: [{ name: 'Manatee.Trello', class: 'C' }],
    gem: [{ name: 'ruby-trello' }],
    golang: [{ module: 'github.com/adlio/trello' }],
    npm: [{ name: 'node-trello', class: 'C' }, { name: 'trello' }, { name: 'trello.js' }],
    pypi: [{ name: 'py-trello' }],
  },
  sources: ['https://developer.atlassian.com/cloud/trello', 'https://trello.status.atlassian.com', 'known'],
};
