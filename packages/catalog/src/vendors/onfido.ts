import type { Vendor } from '../vendor.ts';

export const onfido: Vendor = {
  slug: 'onfido',
  name: 'Onfido (Entrust)',
  category: 'identity',
  statusPageUrl: 'https://status.onfido.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.eu.onfido.com' },
    { host: 'api.us.onfido.com' },
    { host: 'api.ca.onfido.com' },
    { host: 'api.onfido.com' },
    { suffix: 'onfido.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/uw-labs/go-onfido', class: 'C' }],
    pub: [{ name: 'onfido_sdk' }],
    swift: [{ name: 'github.com/onfido/onfido-ios-sdk' }],
    cocoapods: [{ name: 'Onfido-Release', class: 'C' }, { name: 'onfido-react-native-sdk' }, { name: 'Onfido' }],
    generic: [{ prefix: 'env:ONFIDO_', class: 'B' }],
    composer: [{ name: 'onfido/onfido-php' }],
    gem: [{ name: 'onfido' }],
    maven: [
      { group: 'com.onfido.sdk' },
      { name: 'com.onfido.sdk:onfido-workflow' },
      { name: 'com.onfido:onfido-api-java' },
    ],
    npm: [{ name: '@onfido/react-native-sdk' }, { name: '@onfido/api' }, { name: 'onfido-sdk-ui' }],
    pypi: [{ name: 'onfido-python' }],
  },
  sources: ['https://documentation.onfido.com', 'https://status.onfido.com', 'known'],
};
