import type { Vendor } from '../vendor.ts';

export const reddit: Vendor = {
  slug: 'reddit',
  name: 'Reddit',
  category: 'platform',
  statusPageUrl: 'https://www.redditstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'oauth.reddit.com' },
    { suffix: 'redditstatic.com' },
    { suffix: 'redditmedia.com' },
    { host: 'www.reddit.com' },
    { suffix: 'reddit.com' },
  ],
  packages: {
    cocoapods: [{ name: 'RedditKit', class: 'C' }],
    hex: [{ name: 'reddhl' }],
    pub: [{ name: 'draw', class: 'C' }],
    cargo: [
      { name: 'roux-stream', class: 'C' },
      { name: 'roux', class: 'C' },
    ],
    maven: [{ name: 'net.dean.jraw:JRAW', class: 'C' }],
    generic: [{ prefix: 'env:REDDIT_', class: 'B' }],
    composer: [
      { name: 'rtheunissen/oauth2-reddit', class: 'C' },
      { name: 'socialiteproviders/reddit', class: 'C' },
    ],
    gem: [{ name: 'omniauth-reddit', class: 'C' }, { name: 'redd' }],
    golang: [
      { module: 'github.com/jzelinskie/geddit', class: 'C' },
      { module: 'github.com/thecsw/mira', class: 'C' },
      { module: 'github.com/turnage/graw', class: 'C' },
      { module: 'github.com/vartanbeno/go-reddit' },
    ],
    npm: [
      { name: '@devvit/web' },
      { name: '@devvit/client' },
      { name: '@devvit/server' },
      { name: '@devvit/public-api' },
      { name: '@devvit/cli' },
      { name: 'reddit', class: 'C' },
      { name: 'react-reddit-pixel', class: 'C' },
      { name: 'passport-reddit', class: 'C' },
      { name: 'snoowrap' },
    ],
    nuget: [
      { name: 'RedditSharp', class: 'C' },
      { name: 'Owin.Security.Providers.Reddit', class: 'C' },
      { name: 'Reddit' },
    ],
    pypi: [
      { name: 'redd', class: 'C' },
      { name: 'redditwarp', class: 'C' },
      { name: 'llama-index-readers-reddit', class: 'C' },
      { name: 'langchain-reddit', class: 'C' },
      { name: 'praw' },
      { name: 'asyncpraw' },
    ],
  },
  sources: ['https://www.reddit.com/dev/api', 'https://www.redditstatus.com', 'known'],
};
