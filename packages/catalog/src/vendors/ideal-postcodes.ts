import type { Vendor } from '../vendor.ts';

export const idealPostcodes: Vendor = {
  slug: 'ideal-postcodes',
  name: 'Ideal Postcodes',
  category: 'location',
  statusPageUrl: 'https://status.ideal-postcodes.co.uk',
  hosts: [{ host: 'api.ideal-postcodes.co.uk' }, { suffix: 'ideal-postcodes.co.uk' }],
  packages: {
    pypi: [{ name: 'ideal-postcodes', class: 'C' }],
    generic: [
      { prefix: 'env:IDEALPOSTCODES_', class: 'B' },
      { prefix: 'env:IDEAL_POSTCODES_', class: 'B' },
    ],
    npm: [
      { name: '@ideal-postcodes/postcode-lookup' },
      { name: '@ideal-postcodes/address-finder' },
      { name: '@ideal-postcodes/core-axios' },
      { name: 'ideal-postcodes-autocomplete' },
      { name: 'ideal-postcodes-core' },
      { name: 'ideal-postcodes' },
      { name: '@ideal-postcodes/core-node' },
      { name: '@ideal-postcodes/core-browser' },
    ],
  },
  sources: ['https://docs.ideal-postcodes.co.uk', 'known'],
};
