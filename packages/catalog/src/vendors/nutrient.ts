import type { Vendor } from '../vendor.ts';

export const nutrient: Vendor = {
  slug: 'nutrient',
  name: 'Nutrient (PSPDFKit)',
  category: 'documents',
  statusPageUrl: null,
  hosts: [
    { host: 'api.nutrient.io' },
    { host: 'api.pspdfkit.com' },
    { suffix: 'nutrient.io' },
    { suffix: 'pspdfkit.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/pspdfkit/pspdfkit-sp' }],
    generic: [{ prefix: 'env:PSPDFKIT_', class: 'B' }],
  },
  sources: ['https://www.nutrient.io/api/documentation/', 'known'],
};
