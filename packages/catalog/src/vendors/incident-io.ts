import type { Vendor } from '../vendor.ts';

export const incidentIo: Vendor = {
  slug: 'incident-io',
  name: 'incident.io',
  category: 'monitoring',
  statusPageUrl: 'https://status.incident.io',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.incident.io' }, { suffix: 'incident.io' }],
  packages: {
    githubactions: [{ prefix: 'incident-io/', class: 'G' }],
    golang: [{ module: 'github.com/incident-io/terraform-provider-incident', class: 'C' }],
    generic: [
      { prefix: 'env:INCIDENTIO_', class: 'B' },
      { prefix: 'env:INCIDENT_IO_', class: 'B' },
    ],
    pypi: [
      { name: 'airbyte-agent-incident-io', class: 'C' },
      { name: 'incident-io', class: 'C' },
      { name: 'python-incidentio-client', class: 'C' },
    ],
    terraform: [{ prefix: 'incident-io/', class: 'G' }],
  },
  sources: ['https://docs.incident.io', 'https://status.incident.io', 'known'],
};
