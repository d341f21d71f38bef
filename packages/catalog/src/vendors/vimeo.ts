import type { Vendor } from '../vendor.ts';

export const vimeo: Vendor = {
  slug: 'vimeo',
  name: 'Vimeo',
  category: 'video',
  statusPageUrl: 'https://www.vimeostatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.vimeo.com' }, { host: 'player.vimeo.com' }, { suffix: 'vimeo.com' }, { suffix: 'vimeocdn.com' }],
  packages: {
    cocoapods: [{ name: 'VimeoNetworking' }],
    swift: [{ name: 'github.com/vimeo/VimeoNetworking' }],
    generic: [{ prefix: 'env:VIMEO_', class: 'B' }],
    pub: [{ name: 'vimeo_player_flutter', class: 'C' }],
    nuget: [{ name: 'VimeoDotNet', class: 'C' }],
    gem: [{ name: 'vimeo_me2', class: 'C' }],
    composer: [
      { name: 'saf33r/oauth2-vimeo', class: 'C' },
      { name: 'socialiteproviders/vimeo', class: 'C' },
      { name: 'vimeo/laravel', class: 'C' },
      { name: 'vimeo/vimeo-api' },
    ],
    npm: [
      { name: 'vimeo-api' },
      { name: 'vimeo-video-element', class: 'C' },
      { name: 'vimeo' },
      { name: 'vue-vimeo-player', class: 'C' },
      { name: 'react-native-vimeo-iframe', class: 'C' },
      { name: '@vimeo/vimeo' },
      { name: '@vimeo/player' },
    ],
    pypi: [{ name: 'PyVimeo' }],
  },
  sources: ['https://developer.vimeo.com', 'https://www.vimeostatus.com', 'known'],
};
