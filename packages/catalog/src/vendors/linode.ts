import type { Vendor } from '../vendor.ts';

export const linode: Vendor = {
  slug: 'linode',
  name: 'Akamai Cloud (Linode)',
  category: 'cloud',
  statusPageUrl: 'https://status.linode.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.linode.com' }, { suffix: 'linodeobjects.com' }],
  packages: {
    githubactions: [{ prefix: 'linode/', class: 'G' }],
    docker: [
      { prefix: 'linode/', class: 'G' },
      { name: 'certbot/dns-linode', class: 'G' },
      { name: 'linode/cli', class: 'G' },
    ],
    gem: [
      { name: 'linodeapi', class: 'C' },
      { name: 'fog-linode', class: 'C' },
    ],
    generic: [
      { prefix: 'helm/linode.github.io/linode-blockstorage-csi-driver/', class: 'G' },
      { prefix: 'helm/linode.github.io/linode-cloud-controller-manager/', class: 'G' },
      { name: 'helm/cert-manager-webhook-linode', class: 'G' },
      { name: 'helm/linode-blockstorage-csi-driver', class: 'G' },
      { name: 'helm/ccm-linode', class: 'G' },
      { prefix: 'ansible/linode.', class: 'G' },
      { prefix: 'env:LINODE_', class: 'B' },
    ],
    composer: [
      { name: 'webinarium/oauth2-linode', class: 'C' },
      { name: 'socialiteproviders/linode', class: 'C' },
    ],
    golang: [{ module: 'github.com/taoh/linodego', class: 'C' }, { module: 'github.com/linode/linodego' }],
    npm: [{ name: '@linode/api-v4' }],
    pypi: [
      { name: 'linode-dynamic-dns', class: 'C' },
      { name: 'linode-mcp', class: 'C' },
      { name: 'codecraftai-restclient-linode', class: 'C' },
      { name: 'linode-metadata' },
      { name: 'certbot-dns-linode', class: 'C' },
      { name: 'linode-cli', class: 'G' },
      { name: 'linode-api4' },
    ],
    terraform: [
      { name: 'hashicorp/linode', class: 'G' },
      { name: 'linode/linode', class: 'G' },
    ],
  },
  sources: ['https://techdocs.akamai.com/linode-api', 'https://status.linode.com', 'known'],
};
