import type { Vendor } from '../vendor.ts';

export const clickup: Vendor = {
  slug: 'clickup',
  name: 'ClickUp',
  category: 'business',
  statusPageUrl: 'https://status.clickup.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/5b6e0963c662144d00913a09',
    options: { page: 'https://status.clickup.com' },
  },
  hosts: [{ host: 'api.clickup.com' }, { suffix: 'clickup.com' }],
  packages: {
    nuget: [{ name: 'Chinchilla.ClickUp', class: 'C' }],
    npm: [{ name: 'clickup', class: 'C' }, { name: 'clickup.js' }],
    golang: [{ module: 'github.com/raksul/go-clickup', class: 'C' }],
    pypi: [
      { name: 'pyclickup', class: 'C' },
      { name: 'pyclickupy', class: 'C' },
      { name: 'clickup-apiv2', class: 'C' },
      { name: 'clixify', class: 'C' },
      { name: 'airbyte-agent-clickup-api', class: 'C' },
      { name: 'tap-clickup', class: 'C' },
    ],
    composer: [
      { name: 'socialiteproviders/clickup', class: 'C' },
      { name: 'socialiteproviders/click-up', class: 'C' },
    ],
  },
  sources: ['https://developer.clickup.com', 'https://status.clickup.com', 'known'],
};
