import type { Vendor } from '../vendor.ts';

export const constantContact: Vendor = {
  slug: 'constant-contact',
  name: 'Constant Contact',
  category: 'email',
  statusPageUrl: 'https://status.constantcontact.com',
  hosts: [{ host: 'api.cc.email' }, { suffix: 'cc.email' }, { suffix: 'constantcontact.com' }],
  packages: {
    pypi: [{ name: 'django-ctct', class: 'C' }],
    composer: [
      { name: 'constantcontact/constantcontact' },
      { name: 'socialiteproviders/constantcontact', class: 'C' },
      { name: 'socialiteproviders/constant-contact', class: 'C' },
    ],
  },
  sources: ['https://developer.constantcontact.com', 'known'],
};
