import type { Vendor } from '../vendor.ts';

export const calendly: Vendor = {
  slug: 'calendly',
  name: 'Calendly',
  category: 'business',
  statusPageUrl: 'https://calendlystatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'auth.calendly.com' }, { host: 'api.calendly.com' }, { suffix: 'calendly.com' }],
  packages: {
    gem: [{ name: 'calendly', class: 'C' }],
    pypi: [
      { name: 'pycalendly', class: 'C' },
      { name: 'calendly', class: 'C' },
      { name: 'tap-calendly', class: 'C' },
    ],
    generic: [{ prefix: 'env:CALENDLY_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/calendly', class: 'C' }],
    npm: [{ name: 'react-calendly' }],
  },
  sources: ['https://developer.calendly.com', 'https://calendlystatus.com', 'known'],
};
