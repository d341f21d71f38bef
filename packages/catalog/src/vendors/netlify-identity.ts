import type { Vendor } from '../vendor.ts';

export const netlifyIdentity: Vendor = {
  slug: 'netlify-identity',
  name: 'Netlify Identity',
  category: 'identity',
  statusPageUrl: 'https://www.netlifystatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'identity.netlify.com' }],
  packages: {
    generic: [
      { prefix: 'env:NETLIFYIDENTITY_', class: 'B' },
      { prefix: 'env:NETLIFY_IDENTITY_', class: 'B' },
    ],
    npm: [{ name: 'react-netlify-identity', class: 'C' }, { name: 'netlify-identity-widget' }, { name: 'gotrue-js' }],
  },
  sources: [
    'https://docs.netlify.com/security/secure-access-to-sites/identity',
    'https://www.netlifystatus.com',
    'known',
  ],
};
