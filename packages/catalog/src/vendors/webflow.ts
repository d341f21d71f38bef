import type { Vendor } from '../vendor.ts';

export const webflow: Vendor = {
  slug: 'webflow',
  name: 'Webflow',
  category: 'content',
  statusPageUrl: 'https://status.webflow.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.webflow.com' }, { suffix: 'webflow.com' }, { suffix: 'website-files.com' }],
  packages: {
    generic: [{ prefix: 'env:WEBFLOW_', class: 'B' }],
    composer: [
      { name: 'koalatiapp/oauth2-webflow', class: 'C' },
      { name: 'koalati/oauth2-webflow', class: 'C' },
      { name: 'socialiteproviders/webflow', class: 'C' },
    ],
    gem: [{ name: 'webflow-ruby', class: 'C' }],
    npm: [{ name: 'webflow-api' }],
    pypi: [{ name: 'airbyte-source-webflow', class: 'C' }, { name: 'webflow' }],
  },
  sources: ['https://developers.webflow.com', 'https://status.webflow.com', 'known'],
};
