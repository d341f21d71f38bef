import type { Vendor } from '../vendor.ts';

export const persona: Vendor = {
  slug: 'persona',
  name: 'Persona',
  category: 'identity',
  statusPageUrl: 'https://status.withpersona.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'withpersona.com' }, { host: 'api.withpersona.com' }, { suffix: 'withpersona.com' }],
  packages: {
    pub: [{ name: 'persona_flutter' }],
    maven: [{ group: 'com.withpersona.sdk2' }, { name: 'com.withpersona.sdk2:inquiry' }],
    swift: [{ name: 'github.com/persona-id/inquiry-ios-2' }],
    cocoapods: [{ name: 'PersonaInquirySDK2' }],
    npm: [{ name: 'react-native-persona' }, { name: 'persona-react' }, { name: 'persona' }],
  },
  sources: ['https://docs.withpersona.com', 'https://status.withpersona.com', 'known'],
};
