import type { Vendor } from '../vendor.ts';

export const veracode: Vendor = {
  slug: 'veracode',
  name: 'Veracode',
  category: 'security',
  statusPageUrl: 'https://status.veracode.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.veracode.com' }, { suffix: 'veracode.com' }],
  pages: [
    {
      key: 'eu',
      name: 'EU',
      statusPageUrl: 'https://status.veracode.eu',
      statusPage: { adapter: 'statuspage' },
      hosts: [{ suffix: 'veracode.eu' }],
    },
    {
      key: 'us-federal',
      name: 'US Federal',
      statusPageUrl: 'https://status.veracode.us',
      statusPage: { adapter: 'statuspage' },
      hosts: [{ suffix: 'veracode.us' }],
    },
  ],
  packages: {
    githubactions: [{ prefix: 'veracode/', class: 'G' }],
    docker: [{ prefix: 'veracode/', class: 'G' }],
    generic: [
      { prefix: 'bitbucket/veracode/', class: 'G' },
      { name: 'azure-pipelines/veracode', class: 'G' },
      { prefix: 'env:VERACODE_', class: 'B' },
    ],
    pypi: [{ name: 'veracode-api-py' }, { name: 'veracode-api-signing' }],
  },
  sources: [
    'https://docs.veracode.com/r/Calling_the_Status_of_Veracode_Services_Endpoint',
    'https://docs.veracode.com',
  ],
};
