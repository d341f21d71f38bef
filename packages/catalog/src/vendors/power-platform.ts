import type { Vendor } from '../vendor.ts';

export const powerPlatform: Vendor = {
  slug: 'power-platform',
  name: 'Microsoft Power Platform',
  category: 'crm',
  statusPageUrl: 'https://status.cloud.microsoft',
  hosts: [
    { suffix: 'dynamics.com' },
    { host: 'api.powerbi.com' },
    { host: 'api.powerplatform.com' },
    { host: 'api.flow.microsoft.com' },
    { suffix: 'powerbi.com' },
    { suffix: 'powerplatform.com' },
  ],
  packages: {
    githubactions: [{ name: 'microsoft/powerplatform-actions', class: 'G' }],
    terraform: [{ name: 'microsoft/power-platform', class: 'G' }],
    pypi: [
      { name: 'powerplatform-dataverse-client' },
      { name: 'powerplatform-management', class: 'C' },
      { name: 'dynamics365crm-python', class: 'C' },
      { name: 'microsoft-agents-copilotstudio-client' },
    ],
    generic: [
      { name: 'azure-pipelines/powerplatformdeploypackage', class: 'G' },
      { name: 'azure-pipelines/powerplatformpublishcustomizations', class: 'G' },
      { name: 'azure-pipelines/powerplatformwhoami', class: 'G' },
      { name: 'azure-pipelines/powerplatformexportsolution', class: 'G' },
      { name: 'azure-pipelines/powerplatformimportsolution', class: 'G' },
      { name: 'azure-pipelines/powerplatformtoolinstaller', class: 'G' },
      { prefix: 'env:POWERPLATFORM_', class: 'B' },
      { prefix: 'env:POWER_PLATFORM_', class: 'B' },
    ],
    npm: [
      { name: '@microsoft/omnichannel-chat-sdk' },
      { name: '@microsoft/agents-copilotstudio-client' },
      { name: '@microsoft/power-apps-cli', class: 'G' },
      { name: 'powerbi-api', class: 'C' },
      { name: 'powerbi-client', class: 'C' },
      { name: 'powerbi-client-react', class: 'C' },
    ],
    nuget: [
      { name: 'Microsoft.CrmSdk.XrmTooling.CoreAssembly' },
      { prefix: 'Microsoft.CrmSdk.' },
      { prefix: 'Microsoft.PowerPlatform.' },
      { name: 'Microsoft.Agents.CopilotStudio.Client' },
      { name: 'Microsoft.PowerBI.Api' },
      { name: 'Microsoft.PowerPlatform.Dataverse.Client' },
      { name: 'Microsoft.CrmSdk.CoreAssemblies' },
    ],
  },
  sources: ['https://learn.microsoft.com/power-platform'],
};
