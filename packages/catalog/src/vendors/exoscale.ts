import type { Vendor } from '../vendor.ts';

export const exoscale: Vendor = {
  slug: 'exoscale',
  name: 'Exoscale',
  category: 'cloud',
  statusPageUrl: 'https://exoscalestatus.com',
  statusPage: { adapter: 'statuspal', url: 'https://statuspal.eu/api/v2/status_pages/exoscale/summary' },
  hosts: [{ suffix: 'exoscale.com' }],
  packages: {
    docker: [{ prefix: 'exoscale/', class: 'G' }],
    pypi: [{ name: 'exoscale', class: 'C' }],
    generic: [
      { prefix: 'ansible/exoscale.', class: 'G' },
      { name: 'ansible/ngine_io.exoscale', class: 'G' },
      { prefix: 'env:EXOSCALE_', class: 'B' },
    ],
    golang: [{ module: 'github.com/exoscale/egoscale' }],
    terraform: [
      { name: 'hashicorp/exoscale', class: 'G' },
      { name: 'exoscale/exoscale', class: 'G' },
    ],
  },
  sources: ['https://community.exoscale.com', 'https://exoscalestatus.com', 'known'],
};
