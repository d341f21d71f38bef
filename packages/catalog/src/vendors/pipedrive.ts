import type { Vendor } from '../vendor.ts';

export const pipedrive: Vendor = {
  slug: 'pipedrive',
  name: 'Pipedrive',
  category: 'business',
  statusPageUrl: 'https://status.pipedrive.com',
  statusPage: { adapter: 'sorry', url: 'https://api.sorryapp.com/v1/pages/2754/components' },
  hosts: [{ host: 'api.pipedrive.com' }, { suffix: 'pipedrive.com' }],
  packages: {
    generic: [{ prefix: 'env:PIPEDRIVE_', class: 'B' }],
    golang: [{ module: 'github.com/genert/pipedrive-api', class: 'C' }],
    composer: [
      { name: 'pipedrive/client' },
      { name: 'devio/pipedrive', class: 'C' },
      { name: 'daniti/oauth2-pipedrive', class: 'C' },
      { name: 'socialiteproviders/pipedrive', class: 'C' },
      { name: 'pipedrive/pipedrive' },
    ],
    gem: [{ name: 'pipedrive-ruby', class: 'C' }, { name: 'pipedrive-connect', class: 'C' }, { name: 'pipedrive.rb' }],
    npm: [{ name: 'pipedrive' }],
    pypi: [
      { name: 'pypipedrive-client', class: 'C' },
      { name: 'tap-pipedrive', class: 'C' },
      { name: 'airbyte-source-pipedrive', class: 'C' },
      { name: 'pipedrive-python-lib' },
    ],
  },
  sources: ['https://developers.pipedrive.com', 'https://status.pipedrive.com', 'known'],
};
