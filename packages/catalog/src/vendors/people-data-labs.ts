import type { Vendor } from '../vendor.ts';

export const peopleDataLabs: Vendor = {
  slug: 'people-data-labs',
  name: 'People Data Labs',
  category: 'data',
  statusPageUrl: 'https://status.peopledatalabs.com',
  hosts: [{ host: 'api.peopledatalabs.com' }, { suffix: 'peopledatalabs.com' }],
  packages: {
    generic: [
      { name: 'env:PDL_API_KEY', class: 'B' },
      { prefix: 'env:PEOPLEDATALABS_', class: 'B' },
      { prefix: 'env:PEOPLE_DATA_LABS_', class: 'B' },
    ],
    npm: [{ name: 'pdl-react-autocomplete' }, { name: 'peopledatalabs' }],
    pypi: [{ name: 'peopledatalabs' }],
  },
  sources: ['https://docs.peopledatalabs.com', 'known'],
};
