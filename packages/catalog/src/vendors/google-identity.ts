import type { Vendor } from '../vendor.ts';

export const googleIdentity: Vendor = {
  slug: 'google-identity',
  name: 'Google Identity (OAuth)',
  category: 'identity',
  // The page of the whole cloud says nothing about this part of it alone.
  statusPageUrl: null,
  hosts: [{ host: 'oauth2.googleapis.com' }, { host: 'accounts.google.com' }, { host: 'openidconnect.googleapis.com' }],
  packages: {
    gem: [{ name: 'omniauth-google-oauth2' }],
    npm: [{ name: 'passport-google-oauth20', class: 'C' }],
    pypi: [{ name: 'google-auth-oauthlib' }],
  },
  sources: ['https://status.cloud.google.com', 'known'],
};
