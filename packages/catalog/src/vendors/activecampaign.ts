import type { Vendor } from '../vendor.ts';

export const activecampaign: Vendor = {
  slug: 'activecampaign',
  name: 'ActiveCampaign',
  category: 'messaging',
  statusPageUrl: 'https://status.activecampaign.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'activehosted.com', tenant: true },
    { suffix: 'api-us1.com' },
    { suffix: 'trackcmp.net' },
    { suffix: 'activecampaign.com' },
    { suffix: 'app-us1.com' },
  ],
  packages: {
    gem: [{ name: 'active_campaign', class: 'C' }],
    nuget: [{ name: 'Umbraco.Cms.Integrations.Crm.ActiveCampaign', class: 'C' }],
    npm: [{ name: 'activecampaign' }],
    pypi: [
      { name: 'oviond-tap-active-campaign', class: 'C' },
      { name: 'active-campaign-python', class: 'C' },
      { name: 'tap-activecampaign', class: 'C' },
      { name: 'airbyte-source-activecampaign', class: 'C' },
    ],
    generic: [{ prefix: 'env:ACTIVECAMPAIGN_', class: 'B' }],
    composer: [{ name: 'activecampaign/api-php' }],
  },
  sources: ['https://developers.activecampaign.com', 'https://status.activecampaign.com', 'known'],
};
