import type { Vendor } from '../vendor.ts';

export const osoCloud: Vendor = {
  slug: 'oso-cloud',
  name: 'Oso Cloud',
  category: 'auth',
  statusPageUrl: null,
  hosts: [{ host: 'cloud.osohq.com' }, { host: 'api.osohq.com' }, { suffix: 'osohq.com' }],
  packages: {
    gem: [{ name: 'oso-cloud' }],
    golang: [{ module: 'github.com/osohq/go-oso-cloud' }],
    npm: [{ name: 'oso-cloud' }],
    pypi: [{ name: 'oso-cloud' }],
  },
  sources: ['https://www.osohq.com/docs'],
};
