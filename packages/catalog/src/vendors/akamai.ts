import type { Vendor } from '../vendor.ts';

export const akamai: Vendor = {
  slug: 'akamai',
  name: 'Akamai',
  category: 'cloud',
  statusPageUrl: 'https://www.akamaistatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'luna.akamaiapis.net' },
    { suffix: 'akamaihd.net', hosting: true },
    { suffix: 'akamaized.net', hosting: true },
    { suffix: 'akamai.net', hosting: true },
    { suffix: 'akamaiapis.net' },
    { suffix: 'akamai.com' },
    { suffix: 'akstat.io' },
    { suffix: 'go-mpulse.net' },
  ],
  packages: {
    terraform: [{ name: 'akamai/akamai', class: 'G' }],
    composer: [{ name: 'justbetter/laravel-akamai', class: 'C' }, { name: 'akamai-open/edgegrid-client' }],
    gem: [{ name: 'akamai-edgegrid' }],
    golang: [{ module: 'github.com/akamai/AkamaiOPEN-edgegrid-golang' }],
    maven: [{ name: 'com.akamai.edgegrid:edgegrid-signer-core' }],
    npm: [
      { name: 'edgegrid' },
      { name: 'netstorageapi', class: 'C' },
      { name: 'akamai-http-api', class: 'C' },
      { name: 'akamai-edgegrid' },
    ],
    pypi: [
      { name: 'akapy', class: 'C' },
      { name: 'fastpurge', class: 'C' },
      { name: 'pyakamai', class: 'C' },
      { name: 'edgegrid-python' },
    ],
  },
  sources: ['https://techdocs.akamai.com', 'https://www.akamaistatus.com', 'known'],
};
