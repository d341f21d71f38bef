import type { Vendor } from '../vendor.ts';

export const elasticEmail: Vendor = {
  slug: 'elastic-email',
  name: 'Elastic Email',
  category: 'email',
  statusPageUrl: 'https://elasticemail.statuspage.io',
  hosts: [{ host: 'api.elasticemail.com' }, { host: 'smtp.elasticemail.com' }, { suffix: 'elasticemail.com' }],
  packages: {
    generic: [
      { prefix: 'env:ELASTICEMAIL_', class: 'B' },
      { prefix: 'env:ELASTIC_EMAIL_', class: 'B' },
    ],
    npm: [{ name: '@elasticemail/elasticemail-client' }, { name: '@elasticemail/elasticemail-client-ts-axios' }],
    pypi: [{ name: 'ElasticEmail' }],
  },
  sources: ['https://github.com/segevsh/w6w-apps', 'https://elasticemail.com/developers'],
};
