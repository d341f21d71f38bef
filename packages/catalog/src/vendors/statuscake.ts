import type { Vendor } from '../vendor.ts';

export const statuscake: Vendor = {
  slug: 'statuscake',
  name: 'StatusCake',
  category: 'monitoring',
  statusPageUrl: 'https://status.statuscake.com',
  hosts: [{ host: 'api.statuscake.com' }, { suffix: 'statuscake.com' }],
  packages: {
    npm: [{ name: '@statuscake/statuscake-js' }],
    generic: [{ prefix: 'env:STATUSCAKE_', class: 'B' }],
    golang: [
      { module: 'github.com/DreamItGetIT/statuscake', class: 'C' },
      { module: 'github.com/StatusCakeDev/statuscake-go' },
    ],
    terraform: [
      { name: 'hashicorp/statuscake', class: 'G' },
      { name: 'StatusCakeDev/statuscake', class: 'G' },
    ],
  },
  sources: ['https://developers.statuscake.com'],
};
