import type { Vendor } from '../vendor.ts';

export const hubspot: Vendor = {
  slug: 'hubspot',
  name: 'HubSpot',
  category: 'business',
  statusPageUrl: 'https://status.hubspot.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'app.hubspot.com' },
    { host: 'js.hs-scripts.com' },
    { host: 'js.hsforms.net' },
    { host: 'api.hubspot.com' },
    { host: 'api.hubapi.com' },
    { host: 'api.hsforms.com' },
    { host: 'forms.hubspot.com' },
    { host: 'api-eu1.hubapi.com' },
    { suffix: 'hubspot.com' },
    { suffix: 'hs-scripts.com' },
    { suffix: 'hsforms.net' },
    { suffix: 'hubapi.com' },
    { suffix: 'hsforms.com' },
  ],
  packages: {
    composer: [{ name: 'hubspot/api-client' }],
    gem: [{ name: 'hubspot-ruby', class: 'C' }, { name: 'hubspot-api-client' }],
    generic: [{ prefix: 'env:HUBSPOT_', class: 'B' }],
    golang: [{ module: 'github.com/belong-inc/go-hubspot' }],
    npm: [{ name: '@hubspot/api-client' }],
    nuget: [{ name: 'HubSpot.NET' }],
    pypi: [{ name: 'hubspot3', class: 'C' }, { name: 'hubspot-api-client' }],
  },
  sources: ['https://developers.hubspot.com/docs', 'https://status.hubspot.com', 'known'],
};
