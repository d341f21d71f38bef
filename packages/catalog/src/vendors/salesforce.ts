import type { Vendor } from '../vendor.ts';

export const salesforce: Vendor = {
  slug: 'salesforce',
  name: 'Salesforce',
  category: 'business',
  statusPageUrl: 'https://status.salesforce.com',
  statusPage: { adapter: 'salesforce', url: 'https://api.status.salesforce.com/v1/instances' },
  hosts: [
    { suffix: 'marketingcloudapis.com' },
    { suffix: 'my.salesforce.com', tenant: true },
    { host: 'login.salesforce.com' },
    { host: 'test.salesforce.com' },
    { suffix: 'salesforce.com' },
    { suffix: 'my.site.com' },
    { suffix: 'exacttarget.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:SALESFORCE_', class: 'B' }],
    cargo: [{ name: 'rustforce' }],
    composer: [
      { name: 'socialiteproviders/salesforce', class: 'C' },
      { name: 'socialiteproviders/sales-force', class: 'C' },
      { name: 'omniphx/forrest' },
    ],
    gem: [{ name: 'omniauth-salesforce', class: 'C' }, { name: 'salesforce_bulk_api' }, { name: 'restforce' }],
    golang: [{ module: 'github.com/simpleforce/simpleforce' }],
    maven: [{ name: 'com.force.api:force-wsc' }, { name: 'com.force.api:force-partner-api' }],
    npm: [
      { name: 'passport-salesforce', class: 'C' },
      { name: 'passport-salesforce-oauth2', class: 'C' },
      { name: '@salesforce/cli', class: 'G' },
      { name: 'sfdx-cli', class: 'G' },
      { name: 'salesforce-pubsub-api-client' },
      { name: 'jsforce' },
      { name: '@salesforce/core' },
    ],
    nuget: [{ name: 'DeveloperForce.Force' }, { name: 'NetCoreForce.Client' }],
    pypi: [
      { name: 'salesforce-fuelsdk' },
      { name: 'salesforce-cdp-connector' },
      { name: 'salesforce-api' },
      { name: 'apache-airflow-providers-salesforce', class: 'C' },
      { name: 'simple-salesforce' },
      { name: 'salesforce-bulk' },
    ],
  },
  sources: ['https://developer.salesforce.com/docs', 'https://status.salesforce.com', 'known'],
};
