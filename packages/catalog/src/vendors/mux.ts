import type { Vendor } from '../vendor.ts';

export const mux: Vendor = {
  slug: 'mux',
  name: 'Mux',
  category: 'video',
  statusPageUrl: 'https://status.mux.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.mux.com' }, { host: 'stream.mux.com' }, { host: 'image.mux.com' }, { suffix: 'mux.com' }],
  packages: {
    hex: [{ name: 'mux' }],
    cocoapods: [{ name: 'Mux-Stats-AVPlayer' }],
    nuget: [{ name: 'Mux.Csharp.Sdk' }],
    swift: [{ name: 'github.com/muxinc/mux-player-swift' }],
    maven: [{ name: 'com.mux:mux-sdk-java' }, { name: 'com.mux.player:android' }],
    composer: [{ name: 'muxinc/mux-php' }],
    gem: [{ name: 'mux_ruby' }],
    golang: [{ module: 'github.com/muxinc/mux-go' }],
    npm: [
      { name: 'videojs-mux' },
      { name: 'mux-embed' },
      { name: '@mux/mux-video' },
      { name: '@mux/upchunk', class: 'C' },
      { name: '@mux/mux-video-react' },
      { name: '@mux/mux-uploader-react' },
      { name: '@mux/mux-player-react' },
      { name: '@mux/mux-node' },
      { name: '@mux/mux-player' },
    ],
    pypi: [{ name: 'mux-python' }],
  },
  sources: ['https://www.mux.com/docs', 'https://status.mux.com', 'known'],
};
