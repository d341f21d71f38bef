import type { Vendor } from '../vendor.ts';

export const civo: Vendor = {
  slug: 'civo',
  name: 'Civo',
  category: 'cloud',
  statusPageUrl: 'https://status.civo.com',
  statusPage: { adapter: 'cstate' },
  hosts: [{ host: 'api.civo.com' }],
  packages: {
    generic: [{ name: 'helm/cert-manager-webhook-civo', class: 'G' }],
    docker: [{ name: 'civo/cli', class: 'G' }],
    githubactions: [{ prefix: 'civo/', class: 'G' }],
    golang: [{ module: 'github.com/civo/civogo' }],
    terraform: [{ name: 'civo/civo', class: 'G' }],
  },
  sources: ['https://www.civo.com/docs', 'https://status.civo.com', 'known'],
};
