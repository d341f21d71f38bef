import type { Vendor } from '../vendor.ts';

export const amplitude: Vendor = {
  slug: 'amplitude',
  name: 'Amplitude',
  category: 'analytics',
  statusPageUrl: 'https://status.amplitude.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api2.amplitude.com' },
    { host: 'api.amplitude.com' },
    { host: 'api.eu.amplitude.com' },
    { host: 'api.lab.amplitude.com' },
    { host: 'sr-client-cfg.amplitude.com' },
    { host: 'amplitude.com' },
    { host: 'flag.lab.amplitude.com' },
  ],
  packages: {
    cocoapods: [{ name: 'Amplitude' }, { name: 'AmplitudeSwift' }],
    gem: [{ name: 'amplitude-api' }],
    golang: [{ module: 'github.com/amplitude/analytics-go' }],
    maven: [{ name: 'com.amplitude:java-sdk' }, { group: 'com.amplitude' }],
    npm: [
      { name: '@amplitude/node' },
      { name: '@amplitude/analytics-react-native' },
      { name: '@amplitude/experiment-node-server' },
      { name: '@amplitude/experiment-js-client' },
      { name: '@amplitude/unified' },
      { name: '@amplitude/analytics-node' },
      { name: '@amplitude/analytics-browser' },
      { name: 'amplitude-js' },
    ],
    pub: [{ name: 'amplitude_flutter' }],
    pypi: [{ name: 'amplitude-analytics' }],
    swift: [{ name: 'github.com/amplitude/amplitude-swift' }, { name: 'github.com/amplitude/amplitude-ios' }],
  },
  sources: ['https://amplitude.com/docs/apis', 'https://status.amplitude.com', 'known'],
};
