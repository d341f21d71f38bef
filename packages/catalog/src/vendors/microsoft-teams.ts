import type { Vendor } from '../vendor.ts';

export const microsoftTeams: Vendor = {
  slug: 'microsoft-teams',
  name: 'Microsoft Teams (Graph)',
  category: 'messaging',
  statusPageUrl: 'https://status.cloud.microsoft',
  hosts: [{ suffix: 'webhook.office.com', tenant: true }, { host: 'smba.trafficmanager.net' }],
  packages: { npm: [{ name: 'botbuilder' }], pypi: [{ name: 'botbuilder-core' }] },
  sources: ['https://status.cloud.microsoft', 'known'],
};
