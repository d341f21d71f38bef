import type { Vendor } from '../vendor.ts';

export const dub: Vendor = {
  slug: 'dub',
  name: 'Dub',
  category: 'links',
  statusPageUrl: 'https://status.dub.co',
  hosts: [{ host: 'api.dub.co' }, { suffix: 'dub.co' }],
  packages: {
    gem: [{ name: 'dub' }],
    composer: [{ name: 'dub/dub-php' }],
    golang: [{ module: 'github.com/dubinc/dub-go' }],
    npm: [{ name: '@dub/react-native' }, { name: '@dub/embed-react' }, { name: 'dub' }, { name: '@dub/analytics' }],
    pypi: [{ name: 'dub-py', class: 'C' }, { name: 'dub' }],
  },
  sources: ['https://dub.co/docs'],
};
