import type { Vendor } from '../vendor.ts';

export const ipinfo: Vendor = {
  slug: 'ipinfo',
  name: 'IPinfo',
  category: 'location',
  statusPageUrl: 'https://status.ipinfo.io',
  hosts: [{ host: 'ipinfo.io' }, { host: 'api.ipinfo.io' }, { suffix: 'ipinfo.io' }],
  packages: {
    swift: [{ name: 'github.com/ipinfo/swift' }],
    cocoapods: [{ name: 'IPinfoKit' }],

    generic: [{ prefix: 'env:IPINFO_', class: 'B' }],
    cargo: [{ name: 'ipinfo' }],
    composer: [{ name: 'ipinfo/ipinfolaravel' }, { name: 'ipinfo/ipinfo' }],
    gem: [{ name: 'IPinfo' }],
    golang: [{ module: 'github.com/ipinfo/go' }],
    maven: [{ name: 'io.ipinfo:ipinfo-api' }],
    npm: [{ name: 'ipinfo' }, { name: 'node-ipinfo' }],
    nuget: [{ name: 'IPinfo' }],
    pypi: [{ name: 'ipinfo-db' }, { name: 'ipinfo' }],
  },
  sources: ['https://ipinfo.io/developers', 'https://status.ipinfo.io', 'known'],
};
