import type { Vendor } from '../vendor.ts';

export const raygun: Vendor = {
  slug: 'raygun',
  name: 'Raygun',
  category: 'monitoring',
  statusPageUrl: 'https://status.raygun.com',
  hosts: [{ host: 'api.raygun.com' }, { host: 'api.raygun.io' }, { suffix: 'raygun.com' }, { suffix: 'raygun.io' }],
  packages: {
    generic: [{ prefix: 'env:RAYGUN_', class: 'B' }],
    pub: [{ name: 'raygun4flutter' }],
    cocoapods: [{ name: 'Raygun4iOS' }, { name: 'raygun4ios' }, { name: 'raygun4apple' }],
    swift: [{ name: 'github.com/MindscapeHQ/raygun4apple' }],
    hex: [{ name: 'raygun', class: 'C' }],
    composer: [{ name: 'silverstripe/raygun', class: 'C' }, { name: 'mindscape/raygun4php' }],
    gem: [{ name: 'raygun4ruby' }],
    golang: [{ module: 'github.com/MindscapeHQ/raygun4go' }],
    maven: [{ group: 'com.raygun' }, { group: 'com.mindscapehq' }, { name: 'com.mindscapehq:raygun4java' }],
    npm: [
      { name: 'raygun4reactnative' },
      { name: 'winston-raygun', class: 'C' },
      { name: 'raygun4js' },
      { name: 'raygun' },
    ],
    nuget: [
      { prefix: 'Mindscape.Raygun4Net.' },
      { name: 'Serilog.Sinks.Raygun', class: 'C' },
      { name: 'Mindscape.Raygun4Net.NetCore' },
      { name: 'Mindscape.Raygun4Net.AspNetCore' },
      { name: 'Raygun4Net.Core' },
      { name: 'Mindscape.Raygun4Net' },
    ],
    pypi: [{ name: 'raygun4py' }],
  },
  sources: ['https://raygun.com/documentation', 'https://status.raygun.com', 'known'],
};
