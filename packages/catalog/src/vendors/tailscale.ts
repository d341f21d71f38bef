import type { Vendor } from '../vendor.ts';

export const tailscale: Vendor = {
  slug: 'tailscale',
  name: 'Tailscale',
  category: 'networking',
  statusPageUrl: 'https://status.tailscale.com',
  hosts: [
    { host: 'api.tailscale.com' },
    { host: 'login.tailscale.com' },
    { host: 'controlplane.tailscale.com' },
    { suffix: 'tailscale.com' },
  ],
  packages: {
    pypi: [
      { name: 'codecraftai-restclient-tailscale', class: 'C' },
      { name: 'tailscale', class: 'C' },
      { name: 'pulumi-tailscale', class: 'G' },
    ],
    generic: [
      { name: 'helm/tailscale-relay', class: 'G' },
      { prefix: 'ansible/tailscale.', class: 'G' },
      { prefix: 'helm/pkgs.tailscale.com/', class: 'G' },
      { name: 'ansible/artis3n.tailscale', class: 'G' },
      { name: 'helm/tailscale-operator', class: 'G' },
      { prefix: 'env:TAILSCALE_', class: 'B' },
    ],
    composer: [{ name: 'socialiteproviders/tailscale', class: 'C' }],
    docker: [
      { prefix: 'ghcr.io/tailscale/', class: 'G' },
      { prefix: 'tailscale/', class: 'G' },
    ],
    githubactions: [{ prefix: 'tailscale/', class: 'G' }],
    golang: [
      { module: 'github.com/tailscale/tscert' },
      { module: 'github.com/tailscale/tailscale-client-go' },
      { module: 'tailscale.com', class: 'B' },
    ],
    terraform: [{ name: 'tailscale/tailscale', class: 'G' }],
  },
  sources: ['https://tailscale.com/kb/1101/api', 'known'],
};
