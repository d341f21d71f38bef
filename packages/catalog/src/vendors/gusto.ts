import type { Vendor } from '../vendor.ts';

export const gusto: Vendor = {
  slug: 'gusto',
  name: 'Gusto',
  category: 'business',
  statusPageUrl: 'https://status.gusto.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.gusto.com' },
    { host: 'api.gusto-demo.com' },
    { suffix: 'gusto.com' },
    { suffix: 'gusto-demo.com' },
  ],
  packages: {
    cargo: [{ name: 'gusto-api', class: 'C' }],
    composer: [{ name: 'wheniwork/oauth2-zenpayroll', class: 'C' }],
    generic: [{ prefix: 'env:GUSTO_', class: 'B' }],
    gem: [{ name: 'gusto_embedded' }],
    npm: [{ name: '@gusto/embedded-react-sdk' }, { name: '@gusto/embedded-api' }],
    pypi: [{ name: 'gusto-embedded' }],
  },
  sources: ['https://docs.gusto.com', 'https://status.gusto.com', 'known'],
};
