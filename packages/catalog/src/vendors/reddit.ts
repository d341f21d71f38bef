import type { Vendor } from '../vendor.ts';

export const reddit: Vendor = {
  slug: 'reddit',
  name: 'Reddit',
  category: 'platform',
  statusPageUrl: 'https://www.redditstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'oauth.reddit.com' }, { host: 'www.reddit.com' }, { suffix: 'reddit.com' }],
  packages: {
    gem: [{ name: 'redd' }],
    golang: [{ module: 'github.com/vartanbeno/go-reddit' }],
    npm: [{ name: 'snoowrap' }],
    nuget: [{ name: 'Reddit' }],
    pypi: [{ name: 'praw' }, { name: 'asyncpraw' }],
  },
  sources: ['https://www.reddit.com/dev/api', 'https://www.redditstatus.com', 'known'],
};
