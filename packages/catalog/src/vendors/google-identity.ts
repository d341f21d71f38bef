import type { Vendor } from '../vendor.ts';

export const googleIdentity: Vendor = {
  slug: 'google-identity',
  name: 'Google Identity (OAuth)',
  category: 'identity',
  statusPageUrl: 'https://status.cloud.google.com',
  // The page is the whole cloud's; only incidents that name these products are about this part of it.
  statusPage: {
    adapter: 'google',
    url: 'https://status.cloud.google.com/incidents.json',
    options: { products: 'Cloud Identity, Google Cloud Identity, Identity and Access Management, Identity Platform' },
  },
  hosts: [{ host: 'oauth2.googleapis.com' }, { host: 'accounts.google.com' }, { host: 'openidconnect.googleapis.com' }],
  packages: {
    maven: [
      { name: 'com.google.android.libraries.identity.googleid:googleid' },
      { name: 'androidx.credentials:credentials-play-services-auth' },
    ],
    generic: [
      { name: 'env:GOOGLE_APP_ID', class: 'B' },
      { name: 'env:GOOGLE_APP_SECRET', class: 'B' },
      { name: 'env:GOOGLE_SECRET', class: 'B' },
      { name: 'env:GOOGLE_ID', class: 'B' },
      { prefix: 'env:GOOGLE_OAUTH_', class: 'B' },
      { prefix: 'env:GOOGLE_OAUTH2_', class: 'B' },
      { prefix: 'env:GOOGLE_IDENTITY_', class: 'B' },
      { prefix: 'env:GOOGLE_AUTH_', class: 'B' },
      { name: 'env:GOOGLE_CLIENT_SECRET', class: 'B' },
      { name: 'env:GOOGLE_CLIENT_ID', class: 'B' },
    ],
    composer: [
      { name: 'socialiteproviders/google', class: 'C' },
      { name: 'league/oauth2-google', class: 'C' },
    ],
    nuget: [{ name: 'Microsoft.AspNetCore.Authentication.Google', class: 'C' }],
    cocoapods: [{ name: 'GoogleSignIn' }],
    gem: [{ name: 'omniauth-google-oauth2' }],
    hex: [{ name: 'ueberauth_google', class: 'C' }],
    npm: [
      { name: '@medusajs/auth-google', class: 'C' },
      { name: '@googleapis/oauth2' },
      { name: 'passport-google', class: 'C' },
      { name: 'passport-google-auth', class: 'C' },
      { name: 'passport-google-oauth-token', class: 'C' },
      { name: 'passport-google-token', class: 'C' },
      { name: 'passport-google-oauth', class: 'C' },
      { name: 'passport-google-oauth2', class: 'C' },
      { name: '@react-oauth/google', class: 'C' },
      { name: 'passport-google-oauth20', class: 'C' },
    ],
    pub: [{ name: 'google_sign_in' }],
    pypi: [{ name: 'google-auth-oauthlib' }],
    swift: [{ name: 'github.com/google/googlesignin-ios' }],
  },
  sources: ['https://developers.google.com/identity', 'https://status.cloud.google.com', 'known'],
};
