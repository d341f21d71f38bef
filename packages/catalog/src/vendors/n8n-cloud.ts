import type { Vendor } from '../vendor.ts';

export const n8nCloud: Vendor = {
  slug: 'n8n-cloud',
  name: 'n8n Cloud',
  category: 'automation',
  statusPageUrl: 'https://n8n.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'app.n8n.cloud', hosting: true, confidence: 'low' }],
  packages: {},
  sources: ['https://docs.n8n.io/manage-cloud/overview', 'https://n8n.statuspage.io', 'known'],
};
