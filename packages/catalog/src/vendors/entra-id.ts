import type { Vendor } from '../vendor.ts';

export const entraId: Vendor = {
  slug: 'entra-id',
  name: 'Microsoft Entra ID',
  category: 'identity',
  // The page of the whole cloud says nothing about this part of it alone.
  statusPageUrl: null,
  hosts: [
    { host: 'login.microsoftonline.com' },
    { host: 'login.microsoft.com' },
    { suffix: 'b2clogin.com' },
    { suffix: 'ciamlogin.com' },
    { host: 'login.windows.net' },
    { host: 'sts.windows.net' },
    { suffix: 'microsoftonline.com' },
    { host: 'accounts.accesscontrol.windows.net' },
    { host: 'graph.windows.net' },
  ],
  packages: {
    generic: [
      { prefix: 'env:ENTRAID_', class: 'B' },
      { prefix: 'env:ENTRA_ID_', class: 'B' },
    ],
    composer: [
      { name: 'socialiteproviders/azure', class: 'C' },
      { name: 'socialiteproviders/azureadb2c', class: 'C' },
      { name: 'socialiteproviders/azure-adb2c', class: 'C' },
      { name: 'socialiteproviders/live', class: 'C' },
      { name: 'socialiteproviders/microsoft', class: 'C' },
      { name: 'socialiteproviders/microsoft-azure', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-entra-id', class: 'C' },
      { name: 'omniauth-azure-oauth2', class: 'C' },
      { name: 'omniauth-azure-activedirectory', class: 'C' },
      { name: 'omniauth-microsoft_graph', class: 'C' },
      { name: 'omniauth-azure-activedirectory-v2' },
    ],
    golang: [{ module: 'github.com/AzureAD/microsoft-authentication-library-for-go' }],
    maven: [{ name: 'com.microsoft.azure:msal4j' }],
    npm: [
      { name: 'passport-azure-oauth2', class: 'C' },
      { name: '@azure/msal-angular' },
      { name: '@outlinewiki/passport-azure-ad-oauth2', class: 'C' },
      { name: 'passport-azure-ad-oauth2', class: 'C' },
      { name: '@azure/msal-react' },
      { name: '@azure/msal-node' },
      { name: '@azure/msal-browser' },
      { name: 'passport-azure-ad', class: 'C' },
      { name: 'passport-microsoft', class: 'C' },
    ],
    nuget: [
      { name: 'Microsoft.Owin.Security.MicrosoftAccount', class: 'C' },
      { name: 'Microsoft.AspNetCore.Authentication.MicrosoftAccount', class: 'C' },
      { name: 'Microsoft.Identity.Client' },
      { name: 'Microsoft.Identity.Web' },
    ],
    pypi: [{ name: 'msal' }],
    terraform: [{ name: 'hashicorp/azuread', class: 'G' }],
  },
  sources: [
    'https://learn.microsoft.com/entra/identity-platform',
    'https://azure.status.microsoft/en-us/status',
    'known',
  ],
};
