import type { Vendor } from '../vendor.ts';

export const soundcloud: Vendor = {
  slug: 'soundcloud',
  name: 'SoundCloud',
  category: 'media',
  statusPageUrl: 'https://status.soundcloud.com',
  hosts: [{ host: 'api.soundcloud.com' }, { suffix: 'soundcloud.com' }, { suffix: 'sndcdn.com' }],
  packages: {
    cocoapods: [{ name: 'CocoaSoundCloudAPI', class: 'C' }],
    nuget: [{ name: 'Owin.Security.Providers.SoundCloud', class: 'C' }],
    npm: [
      { name: 'scdl-core', class: 'C' },
      { name: 'eleventy-plugin-embed-soundcloud', class: 'C' },
      { name: 'react-soundcloud-embed', class: 'C' },
      { name: 'react-soundcloud', class: 'C' },
      { name: 'soundcloud-scraper', class: 'C' },
      { name: 'soundcloud-downloader', class: 'C' },
      { name: 'soundcloud-audio', class: 'C' },
      { name: 'soundcloud' },
    ],
    pypi: [
      { name: 'soundcloudpy', class: 'C' },
      { name: 'soundcloud-v2', class: 'C' },
    ],
    composer: [
      { name: 'martin1982/oauth2-soundcloud', class: 'C' },
      { name: 'socialiteproviders/soundcloud', class: 'C' },
      { name: 'socialiteproviders/sound-cloud', class: 'C' },
    ],
    gem: [{ name: 'omniauth-soundcloud', class: 'C' }],
  },
  sources: ['https://developers.soundcloud.com', 'known'],
};
