import type { Vendor } from '../vendor.ts';

export const courier: Vendor = {
  slug: 'courier',
  name: 'Courier',
  category: 'messaging',
  statusPageUrl: 'https://status.courier.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.courier.com' }, { suffix: 'courier.com' }],
  packages: {
    nuget: [{ name: 'Courier' }],
    composer: [{ name: 'trycourier/courier' }],
    gem: [{ name: 'trycourier' }],
    golang: [{ module: 'github.com/trycourier/courier-go' }],
    maven: [{ name: 'com.courier:courier-java' }],
    npm: [
      { name: '@trycourier/courier-js' },
      { name: '@trycourier/react-provider' },
      { name: '@trycourier/react-inbox' },
      { name: '@trycourier/courier' },
    ],
    pypi: [{ name: 'airbyte-source-courier', class: 'C' }, { name: 'trycourier' }],
  },
  sources: ['https://www.courier.com/docs', 'https://status.courier.com', 'known'],
};
