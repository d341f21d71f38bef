import type { Vendor } from '../vendor.ts';

export const docuseal: Vendor = {
  slug: 'docuseal',
  name: 'DocuSeal',
  category: 'documents',
  statusPageUrl: null,
  hosts: [
    { host: 'api.docuseal.com' },
    { host: 'api.docuseal.eu' },
    { suffix: 'docuseal.com' },
    { suffix: 'docuseal.eu' },
  ],
  packages: {
    pypi: [{ name: 'docuseal', class: 'B' }],
    generic: [{ prefix: 'env:DOCUSEAL_', class: 'B' }],
    gem: [{ name: 'docuseal', class: 'B' }],
    npm: [
      { name: '@docuseal/vue', class: 'B' },
      { name: '@docuseal/react', class: 'B' },
      { name: '@docuseal/api', class: 'B' },
    ],
  },
  sources: ['https://www.docuseal.com/docs'],
};
