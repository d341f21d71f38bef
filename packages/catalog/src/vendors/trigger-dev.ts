import type { Vendor } from '../vendor.ts';

export const triggerDev: Vendor = {
  slug: 'trigger-dev',
  name: 'Trigger.dev',
  category: 'automation',
  statusPageUrl: 'https://status.trigger.dev',
  hosts: [{ host: 'api.trigger.dev' }, { suffix: 'trigger.dev' }],
  packages: {
    generic: [
      { name: 'env:TRIGGER_SECRET_KEY', class: 'B' },
      { name: 'trigger.config.ts', class: 'C' },
    ],
    npm: [
      { name: '@trigger.dev/core' },
      { name: '@trigger.dev/cli', class: 'G' },
      { name: '@trigger.dev/sveltekit' },
      { name: '@trigger.dev/remix' },
      { name: '@trigger.dev/nestjs' },
      { name: '@trigger.dev/hono' },
      { name: '@trigger.dev/express' },
      { name: '@trigger.dev/astro' },
      { name: '@trigger.dev/build', class: 'G' },
      { name: 'trigger.dev', class: 'G' },
      { name: '@trigger.dev/nextjs' },
      { name: '@trigger.dev/react' },
      { name: '@trigger.dev/python', class: 'C' },
      { name: '@trigger.dev/react-hooks' },
      { name: '@trigger.dev/sdk' },
    ],
  },
  sources: ['https://trigger.dev/docs', 'https://status.trigger.dev', 'known'],
};
