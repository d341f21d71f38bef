import type { Vendor } from '../vendor.ts';

export const linkup: Vendor = {
  slug: 'linkup',
  name: 'Linkup',
  category: 'ai',
  statusPageUrl: 'https://status.linkup.so',
  hosts: [{ host: 'api.linkup.so' }, { suffix: 'linkup.so' }],
  packages: {
    generic: [{ prefix: 'env:LINKUP_', class: 'B' }],
    npm: [{ name: 'linkup-sdk' }],
    pypi: [{ name: 'linkup-haystack', class: 'C' }, { name: 'linkup-sdk' }, { name: 'langchain-linkup', class: 'C' }],
  },
  sources: ['https://github.com/segevsh/w6w-apps', 'https://docs.linkup.so'],
};
