import type { Vendor } from '../vendor.ts';

export const propelauth: Vendor = {
  slug: 'propelauth',
  name: 'PropelAuth',
  category: 'auth',
  statusPageUrl: 'https://status.propelauth.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ suffix: 'propelauth.com' }, { suffix: 'propelauthtest.com' }],
  packages: {
    generic: [{ prefix: 'env:PROPELAUTH_', class: 'B' }],
    composer: [
      { name: 'socialiteproviders/propelauth', class: 'C' },
      { name: 'socialiteproviders/propel-auth', class: 'C' },
    ],
    gem: [{ name: 'propelauth' }],
    cargo: [{ name: 'propelauth' }],
    golang: [{ module: 'github.com/propelauth/propelauth-go' }],
    npm: [
      { name: '@propelauth/byo-node' },
      { name: '@propelauth/node-apis' },
      { name: '@propelauth/nextjs' },
      { name: '@propelauth/react' },
      { name: '@propelauth/express' },
      { name: '@propelauth/node' },
    ],
    pypi: [
      { name: 'propelauth-byo', class: 'C' },
      { name: 'propelauth-py' },
      { name: 'propelauth-fastapi' },
      { name: 'propelauth-flask' },
      { name: 'propelauth-django-rest-framework' },
    ],
  },
  sources: ['https://docs.propelauth.com'],
};
