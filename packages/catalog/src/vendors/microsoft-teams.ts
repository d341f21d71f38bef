import type { Vendor } from '../vendor.ts';

export const microsoftTeams: Vendor = {
  slug: 'microsoft-teams',
  name: 'Microsoft Teams (Graph)',
  category: 'messaging',
  statusPageUrl: 'https://status.cloud.microsoft',
  hosts: [{ suffix: 'webhook.office.com', tenant: true }, { host: 'smba.trafficmanager.net' }],
  packages: { npm: [{ name: 'botbuilder', class: 'D' }], pypi: [{ name: 'botbuilder-core', class: 'D' }] },
  sources: ['https://learn.microsoft.com/microsoftteams/platform', 'https://status.cloud.microsoft', 'known'],
};
