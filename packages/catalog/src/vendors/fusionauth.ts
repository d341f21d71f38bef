import type { Vendor } from '../vendor.ts';

export const fusionauth: Vendor = {
  slug: 'fusionauth',
  name: 'FusionAuth',
  category: 'identity',
  statusPageUrl: 'https://status.fusionauth.io',
  hosts: [{ suffix: 'fusionauth.io' }],
  packages: {
    hex: [{ name: 'fusion_auth', class: 'C' }],
    composer: [{ name: 'fusionauth/fusionauth-client', class: 'B' }],
    gem: [{ name: 'fusionauth_client', class: 'B' }],
    golang: [{ module: 'github.com/FusionAuth/go-client', class: 'B' }],
    maven: [{ name: 'io.fusionauth:fusionauth-java-client', class: 'B' }],
    npm: [
      { name: '@fusionauth/angular-sdk', class: 'B' },
      { name: '@fusionauth/react-sdk', class: 'B' },
      { name: '@fusionauth/typescript-client', class: 'B' },
    ],
    nuget: [{ name: 'FusionAuth.Client', class: 'B' }],
    pypi: [{ name: 'fusionauth-client', class: 'B' }],
  },
  sources: ['https://fusionauth.io/docs', 'https://status.fusionauth.io', 'known'],
};
