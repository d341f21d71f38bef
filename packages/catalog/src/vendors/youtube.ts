import type { Vendor } from '../vendor.ts';

export const youtube: Vendor = {
  slug: 'youtube',
  name: 'YouTube Data API',
  category: 'video',
  statusPageUrl: null,
  hosts: [{ host: 'youtube.googleapis.com' }, { suffix: 'youtube.com' }, { host: 'youtu.be' }, { suffix: 'ytimg.com' }],
  packages: {
    maven: [{ name: 'com.google.apis:google-api-services-youtube' }],
    cargo: [{ name: 'rusty_ytdl', class: 'C' }],
    pub: [
      { name: 'youtube_player_flutter', class: 'C' },
      { name: 'youtube_explode_dart', class: 'C' },
    ],
    nuget: [{ name: 'Google.Apis.YouTube.v3' }, { name: 'YoutubeExplode', class: 'C' }],
    generic: [{ prefix: 'env:YOUTUBE_', class: 'B' }],
    composer: [
      { name: 'alaouy/youtube', class: 'C' },
      { name: 'socialiteproviders/youtube', class: 'C' },
      { name: 'socialiteproviders/you-tube', class: 'C' },
    ],
    gem: [{ name: 'google-apis-youtube_v3' }, { name: 'google-apis-youtube_analytics_v2' }, { name: 'yt', class: 'C' }],
    npm: [
      { name: 'youtube-search', class: 'C' },
      { name: '@googleapis/youtube' },
      { name: 'youtubei.js', class: 'C' },
      { name: 'yt-search', class: 'C' },
      { name: '@distube/ytdl-core', class: 'C' },
      { name: 'ytdl-core', class: 'C' },
      { name: 'youtube-video-element', class: 'C' },
      { name: 'youtube-transcript', class: 'C' },
    ],
    pypi: [
      { name: 'pytubefix', class: 'C' },
      { name: 'pytube', class: 'C' },
      { name: 'tap-youtube-analytics', class: 'C' },
      { name: 'ytmusicapi', class: 'C' },
      { name: 'youtube-search', class: 'C' },
      { name: 'youtube-search-python', class: 'C' },
      { name: 'langchain-youtube', class: 'C' },
      { name: 'youtube-transcript-api', class: 'C' },
      { name: 'python-youtube', class: 'C' },
    ],
  },
  sources: ['https://developers.google.com/youtube', 'known'],
};
