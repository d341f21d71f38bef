import type { Vendor } from '../vendor.ts';

export const marketo: Vendor = {
  slug: 'marketo',
  name: 'Adobe Marketo',
  category: 'marketing',
  statusPageUrl: 'https://status.adobe.com',
  hosts: [
    { suffix: 'marketo.net' },
    { suffix: 'mktorest.com' },
    { suffix: 'marketo.com' },
    { suffix: 'mktoresp.com' },
    { suffix: 'bizible.com' },
  ],
  packages: {
    npm: [{ name: 'node-marketo-rest', class: 'C' }],
    composer: [{ name: 'kristenlk/oauth2-marketo', class: 'C' }],
    generic: [{ prefix: 'env:MARKETO_', class: 'B' }],
    gem: [
      { name: 'markety', class: 'C' },
      { name: 'mrkt', class: 'C' },
    ],
    pypi: [
      { name: 'cgo-mkto-api-aastudillocgo', class: 'C' },
      { name: 'tap-marketo', class: 'C' },
      { name: 'airbyte-source-marketo', class: 'C' },
      { name: 'marketorestpython', class: 'C' },
    ],
  },
  sources: ['https://experienceleague.adobe.com/en/docs/marketo-developer'],
};
