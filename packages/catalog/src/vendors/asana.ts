import type { Vendor } from '../vendor.ts';

export const asana: Vendor = {
  slug: 'asana',
  name: 'Asana',
  category: 'business',
  statusPageUrl: 'https://status.asana.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'app.asana.com' }, { suffix: 'asana.com' }],
  packages: {
    nuget: [
      { name: 'AsanaNet', class: 'C' },
      { name: 'Owin.Security.Providers.Asana', class: 'C' },
    ],
    hex: [{ name: 'asanaficator' }],
    generic: [{ prefix: 'env:ASANA_', class: 'B' }],
    golang: [{ module: 'bitbucket.org/mikehouston/asana-go', class: 'C' }],
    composer: [{ name: 'socialiteproviders/asana', class: 'C' }, { name: 'asana/asana' }],
    gem: [{ name: 'omniauth-asana', class: 'C' }, { name: 'asana' }],
    maven: [{ name: 'com.asana:asana' }],
    npm: [{ name: '@roychri/mcp-server-asana', class: 'C' }, { name: 'asana' }],
    pypi: [
      { name: 'i-asana', class: 'C' },
      { name: 'airbyte-agent-asana', class: 'C' },
      { name: 'asana' },
      { name: 'tap-asana', class: 'C' },
      { name: 'llama-index-readers-asana', class: 'C' },
      { name: 'airbyte-source-asana', class: 'C' },
      { name: 'apache-airflow-providers-asana', class: 'C' },
    ],
  },
  sources: ['https://developers.asana.com', 'https://status.asana.com', 'known'],
};
