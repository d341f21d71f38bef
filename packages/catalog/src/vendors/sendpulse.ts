import type { Vendor } from '../vendor.ts';

export const sendpulse: Vendor = {
  slug: 'sendpulse',
  name: 'SendPulse',
  category: 'email',
  statusPageUrl: 'https://status.sendpulse.com',
  hosts: [
    { host: 'smtp-pulse.com' },
    { suffix: 'smtp-pulse.com' },
    { host: 'api.sendpulse.com' },
    { suffix: 'sendpulse.com' },
  ],
  packages: {
    pypi: [
      { name: 'pysendpulse', class: 'C' },
      { name: 'aiosendpulse', class: 'C' },
    ],
    generic: [{ prefix: 'env:SENDPULSE_', class: 'B' }],
    composer: [{ name: 'sendpulse/rest-api' }],
    npm: [{ name: 'sendpulse' }, { name: 'sendpulse-api' }],
  },
  sources: ['https://github.com/segevsh/w6w-apps', 'https://sendpulse.com/integrations/api', 'known'],
};
