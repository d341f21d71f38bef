import type { Vendor } from '../vendor.ts';

export const jotform: Vendor = {
  slug: 'jotform',
  name: 'Jotform',
  category: 'business',
  statusPageUrl: 'https://status.jotform.com',
  hosts: [
    { host: 'api.jotform.com' },
    { host: 'eu-api.jotform.com' },
    { host: 'hipaa-api.jotform.com' },
    { suffix: 'jotform.com' },
    { suffix: 'jotfor.ms' },
    { suffix: 'jotform.io' },
    { suffix: 'jotformpro.com' },
  ],
  packages: {
    npm: [
      { name: 'react-jotform-embed', class: 'C' },
      { name: 'react-jotform', class: 'C' },
      { name: 'jotform-react', class: 'C' },
      { name: 'jotform' },
    ],
    pypi: [{ name: 'jotform-extended', class: 'C' }, { name: 'jotform' }, { name: 'tap-jotform', class: 'C' }],
  },
  sources: ['https://api.jotform.com/docs', 'https://status.jotform.com', 'known'],
};
