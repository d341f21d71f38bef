import type { Vendor } from '../vendor.ts';

export const soundcloud: Vendor = {
  slug: 'soundcloud',
  name: 'SoundCloud',
  category: 'media',
  statusPageUrl: 'https://status.soundcloud.com',
  hosts: [{ host: 'api.soundcloud.com' }, { suffix: 'soundcloud.com' }, { suffix: 'sndcdn.com' }],
  packages: {
    npm: [{ name: 'soundcloud' }],
    pypi: [{ name: 'soundcloud-v2', class: 'C' }],
    composer: [
      { name: 'martin1982/oauth2-soundcloud', class: 'C' },
      { name: 'socialiteproviders/soundcloud', class: 'C' },
      { name: 'socialiteproviders/sound-cloud', class: 'C' },
    ],
    gem: [{ name: 'omniauth-soundcloud', class: 'C' }],
  },
  sources: ['https://developers.soundcloud.com', 'known'],
};
