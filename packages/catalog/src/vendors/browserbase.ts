import type { Vendor } from '../vendor.ts';

export const browserbase: Vendor = {
  slug: 'browserbase',
  name: 'Browserbase',
  category: 'ai',
  statusPageUrl: 'https://status.browserbase.com',
  hosts: [
    { host: 'api.browserbase.com' },
    { host: 'connect.browserbase.com' },
    { host: 'api.stagehand.browserbase.com' },
    { suffix: 'browserbase.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:BROWSERBASE_', class: 'B' }],
    golang: [{ module: 'github.com/browserbase/sdk-go' }],
    npm: [
      { name: '@browserbasehq/sdk-functions' },
      { name: '@browserbasehq/browse-cli' },
      { name: 'browse' },
      { name: '@browserbasehq/mcp-server-browserbase' },
      { name: '@browserbasehq/sdk' },
      { name: '@browserbasehq/stagehand', class: 'B' },
    ],
    pypi: [
      { name: 'stagehand-sdk', class: 'C' },
      { name: 'browserbase-haystack', class: 'C' },
      { name: 'browserbase' },
      { name: 'stagehand', class: 'B' },
    ],
  },
  sources: ['https://docs.browserbase.com'],
};
