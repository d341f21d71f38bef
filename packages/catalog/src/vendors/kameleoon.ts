import type { Vendor } from '../vendor.ts';

export const kameleoon: Vendor = {
  slug: 'kameleoon',
  name: 'Kameleoon',
  category: 'experimentation',
  statusPageUrl: 'https://kameleoon.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.kameleoon.com' },
    { host: 'data.kameleoon.io' },
    { host: 'sdk-config.kameleoon.eu' },
    { suffix: 'kameleoon.com' },
    { suffix: 'kameleoon.io' },
    { suffix: 'kameleoon.eu' },
  ],
  packages: {
    swift: [{ name: 'github.com/Kameleoon/client-swift', class: 'C' }],
    cocoapods: [{ name: 'kameleoon-client-swift', class: 'C' }],
    golang: [{ module: 'github.com/kameleoon/client-go', class: 'C' }],
    generic: [{ prefix: 'env:KAMELEOON_', class: 'B' }],
    npm: [
      { name: '@kameleoon/javascript-sdk-core' },
      { name: '@kameleoon/javascript-sdk' },
      { name: '@kameleoon/react-sdk' },
    ],
    pypi: [{ name: 'kameleoon-client-python' }],
  },
  sources: ['https://developers.kameleoon.com', 'https://kameleoon.statuspage.io', 'known'],
};
