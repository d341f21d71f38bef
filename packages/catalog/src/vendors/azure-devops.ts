import type { Vendor } from '../vendor.ts';

export const azureDevops: Vendor = {
  slug: 'azure-devops',
  name: 'Azure DevOps',
  category: 'development',
  statusPageUrl: 'https://status.dev.azure.com',
  statusPage: { adapter: 'azure-devops' },
  hosts: [
    { suffix: 'dev.azure.com' },
    { host: 'dev.azure.com' },
    { suffix: 'visualstudio.com', tenant: true },
    { host: 'vssps.dev.azure.com' },
  ],
  packages: {
    terraform: [
      { name: 'microsoft/azuredevops', class: 'G' },
      { name: 'hashicorp/azuredevops', class: 'G' },
    ],
    githubactions: [
      { name: 'azure/pipelines', class: 'G' },
      { name: 'danhellem/github-actions-issue-to-work-item', class: 'G' },
    ],
    docker: [{ prefix: 'mcr.microsoft.com/azure-pipelines/', class: 'G' }],
    composer: [
      { name: 'socialiteproviders/teamservice', class: 'C' },
      { name: 'socialiteproviders/team-service', class: 'C' },
    ],
    generic: [
      { prefix: 'env:AZUREDEVOPS_', class: 'B' },
      { prefix: 'env:AZURE_DEVOPS_', class: 'B' },
      { name: 'azure-pipelines.yml', class: 'G' },
    ],
    golang: [{ module: 'github.com/microsoft/azure-devops-go-api' }],
    npm: [
      { name: '@elisra-devops/docgen-data-provider', class: 'C' },
      { name: 'tfx-cli', class: 'G' },
      { name: '@ajpanada/mcp-azure-devops', class: 'C' },
      { name: '@tiberriver256/mcp-server-azure-devops', class: 'C' },
      { name: '@azure-devops/mcp' },
      { name: 'azure-devops-extension-api' },
      { name: 'azure-devops-node-api' },
    ],
    nuget: [
      { name: 'Owin.Security.Providers.VisualStudio', class: 'C' },
      { name: 'AspNet.Security.OAuth.VisualStudio', class: 'C' },
      { name: 'Microsoft.VisualStudio.Services.Client' },
      { name: 'Microsoft.TeamFoundationServer.Client' },
    ],
    pypi: [
      { name: 'azure-requests', class: 'C' },
      { name: 'azapidevops', class: 'C' },
      { name: 'ez-ados', class: 'C' },
      { name: 'pyado', class: 'C' },
      { name: 'artifacts-keyring-nofuss', class: 'C' },
      { name: 'azure-devops-work-items-mcp', class: 'C' },
      { name: 'azure-devops-v6', class: 'C' },
      { name: 'azure-devops-mcp', class: 'C' },
      { name: 'aioazuredevops', class: 'C' },
      { name: 'vsts' },
      { name: 'llama-index-readers-azure-devops', class: 'C' },
      { name: 'azure-devops' },
    ],
  },
  sources: ['https://learn.microsoft.com/rest/api/azure/devops', 'https://status.dev.azure.com', 'known'],
};
