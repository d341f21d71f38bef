import type { Vendor } from '../vendor.ts';

export const pdfshift: Vendor = {
  slug: 'pdfshift',
  name: 'PDFShift',
  category: 'documents',
  statusPageUrl: null,
  hosts: [{ host: 'api.pdfshift.io' }, { suffix: 'pdfshift.io' }],
  packages: { npm: [{ name: 'pdfshift' }] },
  sources: ['https://docs.pdfshift.io'],
};
