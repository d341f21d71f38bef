import type { Vendor } from '../vendor.ts';

export const mixpanel: Vendor = {
  slug: 'mixpanel',
  name: 'Mixpanel',
  category: 'analytics',
  statusPageUrl: 'https://status.mixpanel.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.mixpanel.com' },
    { host: 'api-eu.mixpanel.com' },
    { host: 'data.mixpanel.com' },
    { host: 'decide.mixpanel.com' },
    { host: 'mixpanel.com' },
  ],
  packages: {
    composer: [{ name: 'mixpanel/mixpanel-php' }],
    gem: [{ name: 'mixpanel-ruby' }],
    golang: [{ module: 'github.com/mixpanel/mixpanel-go' }],
    maven: [{ name: 'com.mixpanel:mixpanel-java' }, { group: 'com.mixpanel' }],
    npm: [{ name: 'mixpanel' }, { name: 'mixpanel-browser' }],
    nuget: [{ name: 'mixpanel-csharp' }],
    pypi: [{ name: 'mixpanel' }],
  },
  sources: ['https://status.mixpanel.com', 'known'],
};
