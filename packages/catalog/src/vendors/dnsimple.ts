import type { Vendor } from '../vendor.ts';

export const dnsimple: Vendor = {
  slug: 'dnsimple',
  name: 'DNSimple',
  category: 'hosting',
  statusPageUrl: 'https://dnsimplestatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.dnsimple.com' }, { host: 'api.sandbox.dnsimple.com' }, { suffix: 'dnsimple.com' }],
  packages: {
    composer: [{ name: 'dnsimple/dnsimple' }],
    generic: [
      { name: 'helm/cert-manager-webhook-dnsimple', class: 'G' },
      { prefix: 'env:DNSIMPLE_', class: 'B' },
    ],
    cargo: [{ name: 'dnsimple' }],
    gem: [{ name: 'fog-dnsimple', class: 'C' }, { name: 'dnsimple' }],
    golang: [{ module: 'github.com/dnsimple/dnsimple-go' }],
    maven: [{ name: 'com.dnsimple:dnsimple-java' }],
    npm: [{ name: 'dnsimple' }],
    nuget: [{ name: 'dnsimple' }],
    pypi: [{ name: 'certbot-dns-dnsimple', class: 'C' }, { name: 'dnsimple' }],
    terraform: [
      { name: 'hashicorp/dnsimple', class: 'G' },
      { name: 'dnsimple/dnsimple', class: 'G' },
    ],
  },
  sources: ['https://developer.dnsimple.com', 'https://dnsimplestatus.com', 'known'],
};
