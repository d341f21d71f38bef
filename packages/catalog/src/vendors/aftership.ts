import type { Vendor } from '../vendor.ts';

export const aftership: Vendor = {
  slug: 'aftership',
  name: 'AfterShip',
  category: 'shipping',
  statusPageUrl: 'https://status.aftership.com',
  hosts: [{ host: 'api.aftership.com' }, { suffix: 'aftership.com' }],
  packages: {
    nuget: [{ name: 'AfterShip' }],
    maven: [{ group: 'com.aftership' }, { name: 'com.aftership:aftership-sdk' }],
    composer: [{ name: 'aftership/aftership-php-sdk' }],
    gem: [{ name: 'postmen' }, { name: 'aftership' }],
    golang: [
      { module: 'github.com/AfterShip/tracking-sdk-go', class: 'C' },
      { module: 'github.com/aftership/aftership-sdk-go' },
    ],
    pypi: [
      { name: 'aftership-tracking-sdk', class: 'C' },
      { name: 'aftership' },
      { name: 'tap-aftership', class: 'C' },
    ],
    generic: [{ prefix: 'env:AFTERSHIP_', class: 'B' }],
    npm: [{ name: '@aftership/tracking-sdk' }, { name: 'aftership' }],
  },
  sources: ['https://www.aftership.com/docs', 'https://status.aftership.com', 'known'],
};
