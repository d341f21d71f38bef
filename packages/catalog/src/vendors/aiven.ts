import type { Vendor } from '../vendor.ts';

export const aiven: Vendor = {
  slug: 'aiven',
  name: 'Aiven',
  category: 'data',
  statusPageUrl: 'https://status.aiven.io',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.aiven.io' }, { suffix: 'aivencloud.com' }, { suffix: 'aiven.io' }],
  packages: {
    generic: [
      { name: 'helm/aiven-operator', class: 'G' },
      { prefix: 'env:AIVEN_', class: 'B' },
    ],
    golang: [{ module: 'github.com/aiven/go-client-codegen' }],
    pypi: [{ name: 'aiven-client' }],
    terraform: [{ name: 'aiven/aiven', class: 'G' }],
  },
  sources: ['https://aiven.io/docs', 'https://status.aiven.io', 'known'],
};
