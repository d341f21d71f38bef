import type { Vendor } from '../vendor.ts';

export const microsoft365: Vendor = {
  slug: 'microsoft-365',
  name: 'Microsoft 365',
  category: 'business',
  statusPageUrl: 'https://status.cloud.microsoft',
  hosts: [
    { host: 'outlook.live.com' },
    { host: 'onedrive.live.com' },
    { suffix: 'up.1drv.com' },
    { host: 'microsoftgraph.chinacloudapi.cn' },
    { host: 'graph.microsoft.de' },
    { host: 'graph.microsoft.com' },
    { suffix: 'sharepoint.com' },
    { host: 'graph.microsoft.us' },
    { host: 'outlook.office.com' },
    { host: 'outlook.office365.com' },
    { suffix: 'office365.com' },
    { host: 'api.onedrive.com' },
    { host: 'login.live.com' },
    { host: 'apis.live.net' },
  ],
  packages: {
    generic: [
      { prefix: 'env:MICROSOFT365_', class: 'B' },
      { prefix: 'env:MICROSOFT_365_', class: 'B' },
    ],
    gem: [
      { name: 'omniauth-microsoft-office365', class: 'C' },
      { name: 'omniauth-office365', class: 'C' },
      { name: 'microsoft_graph' },
    ],
    composer: [
      { name: 'socialiteproviders/graph', class: 'C' },
      { name: 'socialiteproviders/sharepoint', class: 'C' },
      { name: 'socialiteproviders/share-point', class: 'C' },
      { name: 'microsoft/microsoft-graph' },
    ],
    golang: [{ module: 'github.com/microsoftgraph/msgraph-sdk-go' }],
    maven: [{ name: 'com.microsoft.graph:microsoft-graph' }],
    npm: [{ name: '@microsoft/mgt-react' }, { name: '@microsoft/microsoft-graph-client' }],
    nuget: [{ name: 'Microsoft.Graph.Core' }, { name: 'Microsoft.Graph' }],
    pypi: [{ name: 'pymstodo', class: 'C' }, { name: 'msgraph-core' }, { name: 'msgraph-sdk' }, { name: 'O365' }],
  },
  sources: ['https://learn.microsoft.com/graph', 'https://status.cloud.microsoft', 'known'],
};
