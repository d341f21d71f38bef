import type { Vendor } from '../vendor.ts';

export const knock: Vendor = {
  slug: 'knock',
  name: 'Knock',
  category: 'messaging',
  statusPageUrl: 'https://status.knock.app',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.knock.app' }, { suffix: 'knock.app' }],
  packages: {
    swift: [{ name: 'github.com/knocklabs/knock-swift' }],
    golang: [{ module: 'github.com/knocklabs/knock-go' }],
    hex: [{ name: 'knock' }],
    composer: [{ name: 'knocklabs/knock-php' }],
    gem: [{ name: 'knockapi' }],
    npm: [
      { name: '@knocklabs/react-notification-feed' },
      { name: '@knocklabs/cli', class: 'G' },
      { name: '@knocklabs/react-native' },
      { name: '@knocklabs/mgmt' },
      { name: '@knocklabs/react-core' },
      { name: '@knocklabs/expo' },
      { name: '@knocklabs/client' },
      { name: '@knocklabs/react' },
      { name: '@knocklabs/node' },
    ],
    pypi: [{ name: 'knockapi' }],
  },
  sources: ['https://docs.knock.app', 'https://status.knock.app', 'known'],
};
