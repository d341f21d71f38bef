import type { Vendor } from '../vendor.ts';

export const daytona: Vendor = {
  slug: 'daytona',
  name: 'Daytona',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'app.daytona.io' }, { suffix: 'daytona.io' }],
  packages: {
    npm: [{ name: '@daytonaio/sdk' }],
    pypi: [{ name: 'daytona' }, { name: 'daytona-sdk' }],
  },
  sources: ['https://www.daytona.io/docs'],
};
