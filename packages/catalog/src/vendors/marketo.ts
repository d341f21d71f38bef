import type { Vendor } from '../vendor.ts';

export const marketo: Vendor = {
  slug: 'marketo',
  name: 'Adobe Marketo',
  category: 'marketing',
  statusPageUrl: 'https://status.adobe.com',
  hosts: [{ suffix: 'mktorest.com' }],
  packages: {
    gem: [{ name: 'mrkt', class: 'C' }],
    pypi: [{ name: 'marketorestpython', class: 'C' }],
  },
  sources: ['https://experienceleague.adobe.com/en/docs/marketo-developer'],
};
