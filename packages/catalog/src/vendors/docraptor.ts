import type { Vendor } from '../vendor.ts';

export const docraptor: Vendor = {
  slug: 'docraptor',
  name: 'DocRaptor',
  category: 'documents',
  statusPageUrl: 'https://status.docraptor.com',
  hosts: [{ host: 'docraptor.com' }, { host: 'api.docraptor.com' }, { suffix: 'docraptor.com' }],
  packages: {
    hex: [{ name: 'doc_raptor', class: 'C' }],
    nuget: [{ name: 'DocRaptor' }],
    generic: [{ prefix: 'env:DOCRAPTOR_', class: 'B' }],
    composer: [{ name: 'docraptor/docraptor' }],
    gem: [{ name: 'docraptor' }],
    npm: [{ name: 'docraptor' }],
    pypi: [{ name: 'docraptor' }],
  },
  sources: ['https://docraptor.com/documentation'],
};
