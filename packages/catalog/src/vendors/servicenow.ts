import type { Vendor } from '../vendor.ts';

export const servicenow: Vendor = {
  slug: 'servicenow',
  name: 'ServiceNow',
  category: 'business',
  statusPageUrl: 'https://status.servicenow.com',
  hosts: [{ suffix: 'service-now.com', tenant: true }, { suffix: 'servicenow.com' }],
  packages: {
    githubactions: [{ prefix: 'ServiceNow/', class: 'G' }],
    maven: [{ name: 'org.apache.camel.quarkus:camel-quarkus-servicenow', class: 'C' }],
    npm: [
      { name: '@servicenow/sdk-core', class: 'G' },
      { name: '@servicenow/sdk-cli', class: 'G' },
      { name: '@servicenow/sdk' },
    ],
    generic: [
      { prefix: 'ansible/servicenow.', class: 'G' },
      { prefix: 'env:SERVICENOW_', class: 'B' },
    ],
    pypi: [
      { name: 'mfa-servicenow-mcp', class: 'C' },
      { name: 'ipfabric-snow', class: 'C' },
      { name: 'sn-restapi-wrapper', class: 'C' },
      { name: 'mseep-servicenow-api', class: 'C' },
      { name: 'llama-index-readers-service-now', class: 'C' },
      { name: 'pysnow' },
      { name: 'servicenow-api' },
    ],
  },
  sources: ['https://www.servicenow.com/docs', 'https://status.servicenow.com', 'known'],
};
