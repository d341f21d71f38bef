import type { Vendor } from '../vendor.ts';

export const persona: Vendor = {
  slug: 'persona',
  name: 'Persona',
  category: 'identity',
  statusPageUrl: 'https://status.withpersona.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'withpersona.com' }, { host: 'api.withpersona.com' }, { suffix: 'withpersona.com' }],
  packages: {
    npm: [{ name: 'persona-react' }, { name: 'persona' }],
  },
  sources: ['https://docs.withpersona.com', 'https://status.withpersona.com', 'known'],
};
