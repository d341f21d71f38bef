import type { Vendor } from '../vendor.ts';

export const rollbar: Vendor = {
  slug: 'rollbar',
  name: 'Rollbar',
  category: 'monitoring',
  statusPageUrl: 'https://status.rollbar.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.rollbar.com' }],
  packages: {
    cargo: [{ name: 'rollbar' }],
    composer: [{ name: 'rollbar/rollbar' }],
    gem: [{ name: 'rollbar' }],
    golang: [{ module: 'github.com/rollbar/rollbar-go' }],
    maven: [{ name: 'com.rollbar:rollbar-java' }, { group: 'com.rollbar' }],
    npm: [{ name: 'rollbar' }],
    nuget: [{ name: 'Rollbar' }],
    pypi: [{ name: 'rollbar' }],
  },
  sources: ['https://status.rollbar.com', 'known'],
};
