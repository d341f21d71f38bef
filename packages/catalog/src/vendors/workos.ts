import type { Vendor } from '../vendor.ts';

export const workos: Vendor = {
  slug: 'workos',
  name: 'WorkOS',
  category: 'identity',
  statusPageUrl: 'https://status.workos.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.workos.com' }, { suffix: 'workos.com' }],
  packages: {
    swift: [{ name: 'github.com/workos/authkit-swift' }],
    hex: [{ name: 'workos' }],
    cargo: [{ name: 'workos' }],
    composer: [{ name: 'laravel/workos' }, { name: 'workos/workos-php-laravel' }, { name: 'workos/workos-php' }],
    gem: [{ name: 'workos' }],
    generic: [{ prefix: 'env:WORKOS_', class: 'B' }],
    golang: [{ module: 'github.com/workos/workos-go' }],
    maven: [{ name: 'com.workos:workos' }],
    npm: [
      { name: '@workos-inc/widgets' },
      { name: '@workos-inc/node' },
      { name: '@workos-inc/authkit-nextjs' },
      { name: '@workos-inc/authkit-js' },
      { name: '@workos-inc/authkit-react' },
    ],
    nuget: [{ name: 'WorkOS.net' }],
    pypi: [{ name: 'workos' }],
  },
  sources: ['https://workos.com/docs', 'https://status.workos.com', 'known'],
};
