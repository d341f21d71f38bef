import type { Vendor } from '../vendor.ts';

export const bugsnag: Vendor = {
  slug: 'bugsnag',
  name: 'BugSnag',
  category: 'monitoring',
  statusPageUrl: 'https://status.bugsnag.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'notify.bugsnag.com' }, { host: 'sessions.bugsnag.com' }, { host: 'api.bugsnag.com' }],
  packages: {
    cocoapods: [{ name: 'Bugsnag' }],
    composer: [
      { name: 'bugsnag/bugsnag-symfony', class: 'C' },
      { name: 'bugsnag/bugsnag-laravel', class: 'C' },
      { name: 'bugsnag/bugsnag' },
    ],
    gem: [{ name: 'bugsnag' }],
    generic: [{ prefix: 'env:BUGSNAG_', class: 'B' }],
    golang: [{ module: 'github.com/bugsnag/bugsnag-go' }],
    hex: [{ name: 'bugsnag' }],
    maven: [{ name: 'com.bugsnag:bugsnag' }, { group: 'com.bugsnag' }],
    npm: [
      { name: '@bugsnag/node' },
      { name: '@bugsnag/browser' },
      { name: '@bugsnag/react-native' },
      { name: '@bugsnag/expo' },
      { name: '@bugsnag/plugin-react', class: 'C' },
      { name: '@bugsnag/plugin-express', class: 'C' },
      { name: '@bugsnag/plugin-koa', class: 'C' },
      { name: '@bugsnag/plugin-vue', class: 'C' },
      { name: '@bugsnag/js' },
    ],
    nuget: [{ name: 'Bugsnag.AspNet.Core' }, { name: 'Bugsnag' }],
    pub: [{ name: 'bugsnag_flutter' }],
    pypi: [{ name: 'bugsnag' }],
    swift: [{ name: 'github.com/bugsnag/bugsnag-cocoa' }],
  },
  sources: ['https://docs.bugsnag.com', 'https://status.bugsnag.com', 'known'],
};
