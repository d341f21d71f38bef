import type { Vendor } from '../vendor.ts';

export const signalwire: Vendor = {
  slug: 'signalwire',
  name: 'SignalWire',
  category: 'telephony',
  statusPageUrl: 'https://status.signalwire.com',
  hosts: [{ suffix: 'signalwire.com', tenant: true }],
  packages: {
    generic: [{ prefix: 'env:SIGNALWIRE_', class: 'B' }],
    nuget: [{ name: 'SignalWire-DotNet' }],
    composer: [{ name: 'signalwire-community/signalwire' }],
    gem: [{ name: 'signalwire' }],
    npm: [
      { name: '@signalwire/react-native' },
      { name: '@signalwire/client' },
      { name: '@signalwire/core' },
      { name: '@signalwire/node' },
      { name: '@signalwire/realtime-api' },
      { name: '@signalwire/js' },
      { name: '@signalwire/compatibility-api' },
    ],
    pypi: [{ name: 'signalwire-agents' }, { name: 'signalwire' }],
  },
  sources: ['https://developer.signalwire.com', 'known'],
};
