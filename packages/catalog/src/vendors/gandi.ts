import type { Vendor } from '../vendor.ts';

export const gandi: Vendor = {
  slug: 'gandi',
  name: 'Gandi',
  category: 'hosting',
  statusPageUrl: 'https://status.gandi.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.gandi.net' }, { host: 'id.gandi.net' }, { suffix: 'gandi.net' }],
  packages: {
    terraform: [
      { name: 'go-gandi/gandi', class: 'G' },
      { name: 'psychopenguin/gandi', class: 'G' },
    ],
    cargo: [{ name: 'gandi-v5-livedns-api', class: 'C' }],
    pypi: [{ name: 'octodns-gandi', class: 'C' }],
    npm: [{ name: 'gandi', class: 'C' }],
    generic: [
      { name: 'helm/cert-manager-webhook-gandi', class: 'G' },
      { prefix: 'env:GANDI_', class: 'B' },
    ],
    golang: [{ module: 'github.com/go-gandi/go-gandi' }],
  },
  sources: ['https://api.gandi.net/docs', 'https://status.gandi.net', 'known'],
};
