import type { Vendor } from '../vendor.ts';

export const xTwitter: Vendor = {
  slug: 'x-twitter',
  name: 'X API',
  category: 'platform',
  statusPageUrl: 'https://docs.x.com/status',
  hosts: [
    { host: 'api.twitter.com' },
    { host: 'api.x.com' },
    { host: 'upload.twitter.com' },
    { host: 'upload.x.com' },
    { suffix: 'twitter.com' },
    { suffix: 'x.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/dghubble/go-twitter' }],
    composer: [{ name: 'abraham/twitteroauth' }],
    gem: [{ name: 'omniauth-twitter', class: 'C' }, { name: 'x' }, { name: 'twitter' }],
    npm: [{ name: 'twitter-lite' }, { name: 'twitter-api-v2' }],
    nuget: [{ name: 'Microsoft.AspNetCore.Authentication.Twitter', class: 'C' }, { name: 'TweetinviAPI' }],
    pypi: [{ name: 'tweepy' }],
  },
  sources: ['https://docs.x.com/x-api', 'https://docs.x.com/status', 'known'],
};
