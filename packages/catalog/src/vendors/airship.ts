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
    { suffix: 'urbanairship.com' },
    { suffix: 'asnapius.com' },
    { suffix: 'airship.com' },
    { suffix: 'aswpsdkus.com' },
  ],
  pages: [
    {
      key: 'eu',
      name: 'EU',
      statusPageUrl: 'https://status.airship.eu',
      statusPage: { adapter: 'statuscast' },
      hosts: [{ suffix: 'airship.eu' }, { suffix: 'asnapieu.com' }],
    },
  ],
  packages: {
    swift: [
      { name: 'github.com/urbanairship/airship-mobile-framework-proxy' },
      { name: 'github.com/urbanairship/ios-library' },
    ],
    cocoapods: [
      { name: 'UrbanAirship-iOS-SDK' },
      { name: 'AirshipServiceExtension' },
      { name: 'Airship' },
      { name: 'airship_flutter' },
      { name: 'AirshipFrameworkProxy' },
    ],
    pub: [{ name: 'airship_flutter' }],
    hex: [{ name: 'exurban' }],
    generic: [{ prefix: 'env:AIRSHIP_', class: 'B' }],
    gem: [{ name: 'urbanairship' }],
    maven: [{ name: 'com.urbanairship:java-client' }, { group: 'com.urbanairship' }],
    npm: [{ name: '@ua/react-native-airship' }],
    pypi: [{ name: 'tap-urban-airship', class: 'C' }, { name: 'urbanairship' }],
  },
  sources: ['https://docs.airship.com', 'https://status.airship.com', 'https://github.com/inket/stts', 'known'],
};
