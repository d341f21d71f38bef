import type { Vendor } from '../vendor.ts';

export const uptimerobot: Vendor = {
  slug: 'uptimerobot',
  name: 'UptimeRobot',
  category: 'monitoring',
  statusPageUrl: 'https://status.uptimerobot.com',
  hosts: [{ host: 'api.uptimerobot.com' }, { suffix: 'uptimerobot.com' }],
  packages: {
    golang: [
      { module: 'github.com/louy/terraform-provider-uptimerobot', class: 'C' },
      { module: 'github.com/bitfield/uptimerobot', class: 'C' },
    ],
    generic: [{ prefix: 'env:UPTIMEROBOT_', class: 'B' }],
    pypi: [
      { name: 'pyuptimerobot2', class: 'C' },
      { name: 'pyuptimerobot', class: 'C' },
      { name: 'uptimerobotpy', class: 'C' },
    ],
    terraform: [{ name: 'uptimerobot/uptimerobot', class: 'G' }],
  },
  sources: ['https://uptimerobot.com/api'],
};
