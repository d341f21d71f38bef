import type { Vendor } from '../vendor.ts';

export const courier: Vendor = {
  slug: 'courier',
  name: 'Courier',
  category: 'messaging',
  statusPageUrl: 'https://status.courier.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.courier.com' }, { suffix: 'courier.com' }],
  packages: {
    swift: [{ name: 'github.com/trycourier/courier-ios' }],
    nuget: [{ name: 'Courier' }],
    composer: [{ name: 'trycourier/courier' }],
    gem: [{ name: 'trycourier' }],
    golang: [{ module: 'github.com/trycourier/courier-go' }],
    maven: [{ group: 'com.trycourier' }, { group: 'com.github.trycourier' }, { name: 'com.courier:courier-java' }],
    npm: [
      { name: '@trycourier/react-toast' },
      { name: '@trycourier/react-preferences' },
      { name: '@trycourier/react-hooks' },
      { name: '@trycourier/courier-react-native' },
      { name: '@trycourier/courier-ui-toast' },
      { name: '@trycourier/courier-react-components' },
      { name: '@trycourier/courier-react' },
      { name: '@trycourier/courier-ui-inbox' },
      { name: '@trycourier/courier-js' },
      { name: '@trycourier/react-provider' },
      { name: '@trycourier/react-inbox' },
      { name: '@trycourier/courier' },
    ],
    pypi: [{ name: 'airbyte-source-courier', class: 'C' }, { name: 'trycourier' }],
  },
  sources: ['https://www.courier.com/docs', 'https://status.courier.com', 'known'],
};
