import type { Vendor } from '../vendor.ts';

export const socketlabs: Vendor = {
  slug: 'socketlabs',
  name: 'SocketLabs',
  category: 'email',
  statusPageUrl: null,
  hosts: [{ host: 'api.socketlabs.com' }, { host: 'inject.socketlabs.com' }, { suffix: 'socketlabs.com' }],
  packages: {
    composer: [{ name: 'socketlabs/email-delivery' }],
    generic: [{ prefix: 'env:SOCKETLABS_', class: 'B' }],
    nuget: [{ name: 'SocketLabs.EmailDelivery' }],
    npm: [{ name: '@socketlabs/email' }],
    pypi: [{ name: 'socketlabs-injectionapi' }],
  },
  sources: ['https://docs.socketlabs.com'],
};
