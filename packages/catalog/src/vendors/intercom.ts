import type { Vendor } from '../vendor.ts';

export const intercom: Vendor = {
  slug: 'intercom',
  name: 'Intercom',
  category: 'business',
  statusPageUrl: 'https://www.intercomstatus.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'nexus-websocket-a.intercom.io' },
    { host: 'js.intercomcdn.com' },
    { host: 'api.intercom.io' },
    { host: 'widget.intercom.io' },
    { host: 'api-iam.intercom.io' },
    { host: 'app.intercom.com' },
  ],
  pages: [
    {
      key: 'eu',
      name: 'EU',
      statusPageUrl: 'https://www.intercomstatus.com/eu-hosting',
      statusPage: { adapter: 'incidentio' },
      hosts: [{ host: 'api.eu.intercom.io' }],
    },
    {
      // Named as the page of the EU is. Should it not exist, calls to Australia are `unknown`, not judged by the page of another region.
      key: 'au',
      name: 'Australia',
      statusPageUrl: 'https://www.intercomstatus.com/au-hosting',
      statusPage: { adapter: 'incidentio' },
      hosts: [{ host: 'api.au.intercom.io' }],
    },
  ],
  packages: {
    cocoapods: [{ name: 'Intercom' }],
    composer: [{ name: 'intercom/intercom-php' }],
    gem: [{ name: 'intercom-rails', class: 'C' }, { name: 'intercom' }],
    generic: [{ prefix: 'env:INTERCOM_', class: 'B' }],
    golang: [{ module: 'github.com/intercom/intercom-go' }],
    maven: [{ name: 'io.intercom:intercom-java' }, { group: 'io.intercom' }],
    npm: [
      { name: '@intercom/intercom-react-native' },
      { name: 'react-use-intercom', class: 'C' },
      { name: 'intercom-client' },
      { name: '@intercom/messenger-js-sdk' },
    ],
    nuget: [{ name: 'Intercom.Dotnet.Client' }],
    pub: [{ name: 'intercom_flutter' }],
    pypi: [{ name: 'python-intercom' }],
    swift: [{ name: 'github.com/intercom/intercom-ios' }],
  },
  sources: ['https://developers.intercom.com/docs', 'https://www.intercomstatus.com', 'known'],
};
