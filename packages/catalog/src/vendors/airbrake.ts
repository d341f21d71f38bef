import type { Vendor } from '../vendor.ts';

export const airbrake: Vendor = {
  slug: 'airbrake',
  name: 'Airbrake',
  category: 'monitoring',
  statusPageUrl: 'https://status.airbrake.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.airbrake.io' }, { suffix: 'airbrake.io' }],
  packages: {
    cocoapods: [{ name: 'Airbrake-iOS', class: 'C' }],
    hex: [{ name: 'airbrakex' }],
    maven: [{ name: 'io.airbrake:javabrake' }],
    generic: [{ prefix: 'env:AIRBRAKE_', class: 'B' }],
    composer: [{ name: 'airbrake/phpbrake' }],
    gem: [{ name: 'airbrake' }, { name: 'airbrake-ruby' }],
    golang: [{ module: 'github.com/airbrake/gobrake' }],
    npm: [{ name: 'airbrake-js' }, { name: 'airbrake' }, { name: '@airbrake/node' }, { name: '@airbrake/browser' }],
    nuget: [{ name: 'Sharpbrake.Client' }],
    pypi: [{ name: 'airbrake' }, { name: 'pybrake' }],
  },
  sources: ['https://docs.airbrake.io', 'https://status.airbrake.io', 'known'],
};
