import type { Vendor } from '../vendor.ts';

export const daily: Vendor = {
  slug: 'daily',
  name: 'Daily',
  category: 'video',
  statusPageUrl: 'https://status.daily.co',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.daily.co' }, { suffix: 'daily.co' }],
  packages: {
    generic: [{ name: 'env:DAILY_API_KEY', class: 'B' }],
    maven: [{ name: 'co.daily:client' }],
    swift: [{ name: 'github.com/daily-co/daily-client-ios' }],
    pub: [{ name: 'daily_flutter' }],
    npm: [
      { name: 'daily-node', class: 'C' },
      { name: '@daily-co/react-native-daily-js' },
      { name: '@daily-co/daily-react' },
      { name: '@daily-co/daily-js' },
    ],
    pypi: [{ name: 'daily-python' }],
  },
  sources: ['https://docs.daily.co', 'https://status.daily.co', 'known'],
};
