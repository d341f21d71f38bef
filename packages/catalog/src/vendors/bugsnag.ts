import type { Vendor } from '../vendor.ts';

export const bugsnag: Vendor = {
  slug: 'bugsnag',
  name: 'BugSnag',
  category: 'monitoring',
  statusPageUrl: 'https://status.bugsnag.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'notify.bugsnag.com' }, { host: 'sessions.bugsnag.com' }, { host: 'api.bugsnag.com' }],
  packages: {
    composer: [{ name: 'bugsnag/bugsnag' }],
    gem: [{ name: 'bugsnag' }],
    golang: [{ module: 'github.com/bugsnag/bugsnag-go' }],
    maven: [{ name: 'com.bugsnag:bugsnag' }, { group: 'com.bugsnag' }],
    npm: [{ name: '@bugsnag/js' }],
    nuget: [{ name: 'Bugsnag' }],
    pypi: [{ name: 'bugsnag' }],
  },
  sources: ['https://status.bugsnag.com', 'known'],
};
