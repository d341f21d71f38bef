import type { Vendor } from '../vendor.ts';

export const typeform: Vendor = {
  slug: 'typeform',
  name: 'Typeform',
  category: 'automation',
  statusPageUrl: 'https://status.typeform.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.typeform.com' }, { suffix: 'typeform.com' }],
  packages: {
    nuget: [{ name: 'Owin.Security.Providers.Typeform', class: 'C' }],
    generic: [{ prefix: 'env:TYPEFORM_', class: 'B' }],
    pypi: [
      { name: 'airbyte-agent-typeform', class: 'C' },
      { name: 'tap-typeform', class: 'C' },
      { name: 'airbyte-source-typeform', class: 'C' },
      { name: 'typeform', class: 'C' },
    ],
    npm: [{ name: '@typeform/embed-react' }, { name: '@typeform/api-client' }, { name: '@typeform/embed' }],
  },
  sources: ['https://www.typeform.com/developers', 'https://status.typeform.com', 'known'],
};
