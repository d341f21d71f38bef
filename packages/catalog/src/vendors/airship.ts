import type { Vendor } from '../vendor.ts';

export const airship: Vendor = {
  slug: 'airship',
  name: 'Airship',
  category: 'messaging',
  statusPageUrl: 'https://status.airship.com',
  statusPage: { adapter: 'statuscast' },
  hosts: [
    { host: 'go.urbanairship.com' },
    { host: 'api.asnapius.com' },
    { host: 'go.airship.eu' },
    { suffix: 'urbanairship.com' },
    { suffix: 'asnapius.com' },
    { suffix: 'airship.eu' },
    { suffix: 'airship.com' },
    { suffix: 'aswpsdkus.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:AIRSHIP_', class: 'B' }],
    gem: [{ name: 'urbanairship' }],
    maven: [{ name: 'com.urbanairship:java-client' }, { group: 'com.urbanairship' }],
    npm: [{ name: '@ua/react-native-airship' }],
    pypi: [{ name: 'tap-urban-airship', class: 'C' }, { name: 'urbanairship' }],
  },
  sources: ['https://docs.airship.com', 'https://status.airship.com', 'known'],
};
