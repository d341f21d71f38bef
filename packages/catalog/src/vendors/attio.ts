import type { Vendor } from '../vendor.ts';

export const attio: Vendor = {
  slug: 'attio',
  name: 'Attio',
  category: 'crm',
  statusPageUrl: 'https://status.attio.com',
  hosts: [{ host: 'api.attio.com' }, { suffix: 'attio.com' }],
  packages: {
    pypi: [
      { name: 'gtm-attio', class: 'C' },
      { name: 'attio', class: 'C' },
    ],
    npm: [{ name: 'attio-mcp-server', class: 'C' }],
  },
  sources: ['https://docs.attio.com'],
};
