import type { Vendor } from '../vendor.ts';

export const vultr: Vendor = {
  slug: 'vultr',
  name: 'Vultr',
  category: 'cloud',
  statusPageUrl: 'https://status.vultr.com',
  hosts: [{ host: 'api.vultrinference.com' }, { host: 'api.vultr.com' }, { suffix: 'vultrobjects.com' }],
  packages: {
    docker: [{ prefix: 'vultr/', class: 'G' }],
    generic: [
      { name: 'helm/cert-manager-webhook-vultr', class: 'G' },
      { name: 'helm/vultr-csi', class: 'G' },
      { name: 'ansible/ngine_io.vultr', class: 'G' },
      { prefix: 'ansible/vultr.', class: 'G' },
      { prefix: 'env:VULTR_', class: 'B' },
    ],
    composer: [{ name: 'vultr/vultr-php' }],
    golang: [{ module: 'github.com/JamesClonk/vultr', class: 'C' }, { module: 'github.com/vultr/govultr' }],
    npm: [{ name: '@vultr/vultr-node' }],
    pypi: [{ name: 'vultr' }],
    terraform: [
      { name: 'hashicorp/vultr', class: 'G' },
      { name: 'vultr/vultr', class: 'G' },
    ],
  },
  sources: ['https://docs.vultr.com', 'https://status.vultr.com', 'known'],
};
