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
    swift: [{ name: 'github.com/mattdonnelly/Swifter', class: 'C' }],
    generic: [
      { prefix: 'env:TWITTER_', class: 'B' },
      { prefix: 'env:XTWITTER_', class: 'B' },
      { prefix: 'env:X_TWITTER_', class: 'B' },
    ],
    pub: [
      { name: 'dart_twitter_api', class: 'C' },
      { name: 'twitter_api_v2', class: 'C' },
    ],
    maven: [{ name: 'org.twitter4j:twitter4j-core', class: 'C' }],
    hex: [{ name: 'extwitter', class: 'C' }],
    cargo: [{ name: 'egg-mode', class: 'C' }],
    golang: [
      { module: 'github.com/drswork/go-twitter', class: 'C' },
      { module: 'github.com/ChimeraCoder/anaconda', class: 'C' },
      { module: 'github.com/g8rswimmer/go-twitter', class: 'C' },
      { module: 'github.com/dghubble/go-twitter' },
    ],
    composer: [
      { name: 'smolblog/oauth2-twitter', class: 'C' },
      { name: 'symfony/twitter-notifier', class: 'C' },
      { name: 'laravel-notification-channels/twitter', class: 'C' },
      { name: 'socialiteproviders/twitter', class: 'C' },
      { name: 'abraham/twitteroauth' },
    ],
    gem: [
      { name: 'tweetstream', class: 'C' },
      { name: 'omniauth-twitter2', class: 'C' },
      { name: 'omniauth-twitter', class: 'C' },
      { name: 'x' },
      { name: 'twitter' },
    ],
    npm: [
      { name: 'twitter', class: 'C' },
      { name: 'twitter-api-sdk' },
      { name: 'passport-twitter', class: 'C' },
      { name: 'passport-twitter-oauth2', class: 'C' },
      { name: 'passport-twitter-token', class: 'C' },
      { name: 'twit', class: 'C' },
      { name: 'twitter-lite' },
      { name: 'twitter-api-v2' },
    ],
    nuget: [
      { name: 'linqtotwitter', class: 'C' },
      { name: 'Microsoft.AspNetCore.Authentication.Twitter', class: 'C' },
      { name: 'TweetinviAPI' },
    ],
    pypi: [{ name: 'tap-twitter-ads', class: 'C' }, { name: 'xdk' }, { name: 'twitter-ads' }, { name: 'tweepy' }],
  },
  sources: ['https://docs.x.com/x-api', 'https://docs.x.com/status', 'known'],
};
