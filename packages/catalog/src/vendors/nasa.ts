import type { Vendor } from '../vendor.ts';

export const nasa: Vendor = {
  slug: 'nasa',
  name: 'NASA Open APIs',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.nasa.gov' }, { suffix: 'nasa.gov' }],
  packages: {
    npm: [{ name: '@cumulus/cmr-client', class: 'C' }],
    pypi: [
      { name: 'maap-py', class: 'C' },
      { name: 'oplanet', class: 'C' },
      { name: 'nasa-apod', class: 'C' },
      { name: 'nasa-power', class: 'C' },
      { name: 'nasa-client-pro', class: 'C' },
      { name: 'python-cmr', class: 'C' },
      { name: 'nasa-apis-wrapper', class: 'C' },
      { name: 'aionasa', class: 'C' },
      { name: 'pynasa', class: 'C' },
      { name: 'earthaccess', class: 'C' },
      { name: 'airbyte-source-nasa', class: 'C' },
    ],
  },
  sources: ['https://api.nasa.gov', 'known'],
};
