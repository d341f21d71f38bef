import type { Vendor } from '../vendor.ts';

export const splunkOnCall: Vendor = {
  slug: 'splunk-on-call',
  name: 'Splunk On-Call (VictorOps)',
  category: 'incident-management',
  statusPageUrl: 'https://status.victorops.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'alert.victorops.com' }, { host: 'api.victorops.com' }, { suffix: 'victorops.com' }],
  packages: {
    golang: [{ module: 'github.com/victorops/go-victorops' }],
    generic: [
      { prefix: 'env:SPLUNKONCALL_', class: 'B' },
      { prefix: 'env:SPLUNK_ON_CALL_', class: 'B' },
    ],
    npm: [{ name: 'victorops-api-client', class: 'C' }],
    terraform: [{ name: 'splunk/victorops', class: 'G' }],
  },
  sources: ['https://portal.victorops.com/public/api-docs.html', 'known'],
};
