import type { Vendor } from '../vendor.ts';

export const campaignMonitor: Vendor = {
  slug: 'campaign-monitor',
  name: 'Campaign Monitor',
  category: 'messaging',
  statusPageUrl: 'https://status.campaignmonitor.com',
  statusPage: { adapter: 'statuscast' },
  hosts: [{ host: 'api.createsend.com' }, { suffix: 'createsend.com' }, { suffix: 'campaignmonitor.com' }],
  packages: {
    generic: [
      { prefix: 'env:CAMPAIGNMONITOR_', class: 'B' },
      { prefix: 'env:CAMPAIGN_MONITOR_', class: 'B' },
    ],
    composer: [
      { name: 'socialiteproviders/campaignmonitor', class: 'C' },
      { name: 'socialiteproviders/campaign-monitor', class: 'C' },
      { name: 'campaignmonitor/createsend-php' },
    ],
    gem: [{ name: 'createsend' }],
    maven: [{ name: 'com.createsend:createsend-java' }],
    npm: [{ name: '@createsend/client' }, { name: 'createsend-node' }],
    nuget: [{ name: 'createsend-dotnet' }, { name: 'campaignmonitor-api' }],
    pypi: [{ name: 'tap-campaign-monitor', class: 'C' }, { name: 'createsend' }],
  },
  sources: ['https://www.campaignmonitor.com/api', 'https://status.campaignmonitor.com', 'known'],
};
