import type { Vendor } from '../vendor.ts';

export const socketDev: Vendor = {
  slug: 'socket-dev',
  name: 'Socket',
  category: 'security',
  statusPageUrl: 'https://status.socket.dev',
  hosts: [{ host: 'api.socket.dev' }, { suffix: 'socket.dev' }],
  packages: {
    docker: [{ prefix: 'socketdev/', class: 'G' }],
    githubactions: [{ prefix: 'socketdev/', class: 'G' }],
    generic: [
      { prefix: 'env:SOCKETDEV_', class: 'B' },
      { prefix: 'env:SOCKET_DEV_', class: 'B' },
    ],
    npm: [{ name: '@socketsecurity/sdk' }, { name: '@socketsecurity/cli', class: 'G' }],
    pypi: [{ name: 'tap-socketdev', class: 'C' }, { name: 'socketdev' }, { name: 'socketsecurity', class: 'G' }],
  },
  sources: ['https://docs.socket.dev', 'known'],
};
