import type { Vendor } from '../vendor.ts';

export const airtable: Vendor = {
  slug: 'airtable',
  name: 'Airtable',
  category: 'business',
  statusPageUrl: 'https://status.airtable.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.airtable.com' }, { host: 'content.airtable.com' }, { suffix: 'airtable.com' }],
  packages: {
    cargo: [{ name: 'airtable-api', class: 'C' }],
    composer: [
      { name: 'tappnetwork/laravel-airtable', class: 'C' },
      { name: 'sleiman/airtable-php', class: 'C' },
    ],
    nuget: [{ name: 'AirtableApiClient' }, { name: 'Airtable' }],
    gem: [{ name: 'airtable' }, { name: 'airrecord' }],
    generic: [{ prefix: 'env:AIRTABLE_', class: 'B' }],
    golang: [{ module: 'github.com/mehanizm/airtable' }],
    npm: [{ name: 'airtable-plus', class: 'C' }, { name: 'gatsby-source-airtable', class: 'C' }, { name: 'airtable' }],
    pypi: [
      { name: 'airtable-python-wrapper', class: 'C' },
      { name: 'airtable', class: 'C' },
      { name: 'target-airtable', class: 'C' },
      { name: 'tap-airtable', class: 'C' },
      { name: 'llama-index-readers-airtable', class: 'C' },
      { name: 'airbyte-source-airtable', class: 'C' },
      { name: 'pyairtable' },
    ],
  },
  sources: ['https://airtable.com/developers/web/api', 'https://status.airtable.com', 'known'],
};
