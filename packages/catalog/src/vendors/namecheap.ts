import type { Vendor } from '../vendor.ts';

export const namecheap: Vendor = {
  slug: 'namecheap',
  name: 'Namecheap',
  category: 'hosting',
  statusPageUrl: 'https://www.namecheap.com/status-updates',
  hosts: [
    { host: 'api.namecheap.com' },
    { host: 'dynamicdns.park-your-domain.com' },
    { host: 'api.sandbox.namecheap.com' },
    { suffix: 'namecheap.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/namecheap/go-namecheap-sdk' }],
    pypi: [
      { name: 'PyNamecheap', class: 'C' },
      { name: 'certbot-dns-namecheap', class: 'C' },
    ],
    generic: [
      { name: 'helm/cert-manager-webhook-namecheap', class: 'G' },
      { prefix: 'env:NAMECHEAP_', class: 'B' },
    ],
    terraform: [
      { name: 'robgmills/namecheap', class: 'G' },
      { name: 'namecheap/namecheap', class: 'G' },
    ],
  },
  sources: ['https://www.namecheap.com/support/api', 'https://www.namecheap.com/status-updates', 'known'],
};
