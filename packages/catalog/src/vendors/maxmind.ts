import type { Vendor } from '../vendor.ts';

export const maxmind: Vendor = {
  slug: 'maxmind',
  name: 'MaxMind',
  category: 'location',
  statusPageUrl: 'https://status.maxmind.com',
  hosts: [
    { host: 'geoip.maxmind.com' },
    { host: 'geolite.info' },
    { host: 'minfraud.maxmind.com' },
    { host: 'updates.maxmind.com' },
    { suffix: 'maxmind.com' },
    { suffix: 'geolite.info' },
    { suffix: 'geoip-js.com' },
  ],
  packages: {
    docker: [
      { name: 'ghcr.io/maxmind/geoipupdate', class: 'G' },
      { prefix: 'maxmindinc/', class: 'G' },
    ],
    hex: [{ name: 'geolix', class: 'F' }],
    cargo: [{ name: 'maxminddb', class: 'F' }],
    golang: [
      { module: 'github.com/savaki/geoip2', class: 'C' },
      { module: 'github.com/maxmind/geoipupdate' },
      { module: 'github.com/oschwald/geoip2-golang', class: 'F' },
    ],
    generic: [
      { prefix: 'env:GEOIPUPDATE_', class: 'B' },
      { prefix: 'env:MAXMIND_', class: 'B' },
    ],
    composer: [{ name: 'geoip2/geoip2', class: 'B' }, { name: 'maxmind/minfraud' }],
    gem: [{ name: 'maxmind-geoip2' }],
    maven: [{ name: 'com.maxmind.minfraud:minfraud' }, { name: 'com.maxmind.geoip2:geoip2' }],
    npm: [{ name: '@maxmind/minfraud-api-node' }, { name: 'geoip2ws' }, { name: '@maxmind/geoip2-node' }],
    nuget: [{ name: 'MaxMind.MinFraud' }, { name: 'MaxMind.GeoIP2' }],
    pypi: [{ name: 'geoip2', class: 'B' }, { name: 'minfraud' }],
  },
  sources: ['https://dev.maxmind.com', 'https://status.maxmind.com', 'known'],
};
