import type { Vendor } from '../vendor.ts';

export const lob: Vendor = {
  slug: 'lob',
  name: 'Lob',
  category: 'business',
  statusPageUrl: 'https://lob.statuspage.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.lob.com' }, { suffix: 'lob.com' }],
  packages: {
    hex: [{ name: 'lob_elixir' }],
    composer: [{ name: 'lob/lob-php' }],
    gem: [{ name: 'lob' }],
    golang: [{ module: 'github.com/lob/lob-go' }],
    maven: [{ name: 'com.lob:lob-java' }],
    npm: [{ name: '@lob/lob-typescript-sdk' }, { name: 'lob' }],
    nuget: [{ name: 'lob.dotnet' }],
    pypi: [{ name: 'lob-api-sdk', class: 'C' }, { name: 'lob-python' }, { name: 'lob' }],
  },
  sources: ['https://docs.lob.com', 'https://lob.statuspage.io', 'known'],
};
