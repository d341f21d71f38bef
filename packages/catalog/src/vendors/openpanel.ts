import type { Vendor } from '../vendor.ts';

export const openpanel: Vendor = {
  slug: 'openpanel',
  name: 'OpenPanel',
  category: 'analytics',
  statusPageUrl: 'https://status.openpanel.dev',
  hosts: [{ host: 'api.openpanel.dev' }, { suffix: 'openpanel.dev' }],
  packages: {
    pypi: [{ name: 'openpanel', class: 'B' }],
    generic: [{ prefix: 'env:OPENPANEL_', class: 'B' }],
    npm: [
      { name: '@openpanel/react-native' },
      { name: '@openpanel/sdk', class: 'B' },
      { name: '@openpanel/web', class: 'B' },
      { name: '@openpanel/nextjs', class: 'B' },
      { name: '@openpanel/express', class: 'B' },
    ],
  },
  sources: ['https://github.com/openstatusHQ/openstatus', 'https://openpanel.dev/docs/api/track'],
};
