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
    cargo: [{ name: 'rustforce' }],
    composer: [{ name: 'omniphx/forrest' }],
    gem: [{ name: 'restforce' }],
    golang: [{ module: 'github.com/simpleforce/simpleforce' }],
    maven: [{ name: 'com.force.api:force-wsc' }, { name: 'com.force.api:force-partner-api' }],
    npm: [{ name: 'jsforce' }, { name: '@salesforce/core' }],
    nuget: [{ name: 'DeveloperForce.Force' }, { name: 'NetCoreForce.Client' }],
    pypi: [
      { name: 'apache-airflow-providers-salesforce', class: 'C' },
      { name: 'simple-salesforce' },
      { name: 'salesforce-bulk' },
    ],
  },
  sources: ['https://developer.salesforce.com/docs', 'https://status.salesforce.com', 'known'],
};
