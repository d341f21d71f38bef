import type { Vendor } from '../vendor.ts';

export const okta: Vendor = {
  slug: 'okta',
  name: 'Okta',
  category: 'identity',
  statusPageUrl: 'https://status.okta.com',
  statusPage: { adapter: 'okta' },
  hosts: [
    { suffix: 'okta.com', tenant: true },
    { suffix: 'oktapreview.com', tenant: true },
    { suffix: 'okta-emea.com' },
  ],
  packages: {
    swift: [{ name: 'github.com/okta/okta-mobile-swift' }],
    cocoapods: [{ name: 'OktaOidc' }],
    composer: [
      { name: 'foxworth42/oauth2-okta', class: 'C' },
      { name: 'socialiteproviders/okta', class: 'C' },
      { name: 'okta/sdk' },
    ],
    gem: [{ name: 'omniauth-okta', class: 'C' }, { name: 'oktakit' }],
    generic: [{ prefix: 'env:OKTA_', class: 'B' }],
    golang: [{ module: 'github.com/okta/okta-sdk-golang' }],
    maven: [
      { name: 'com.okta.spring:okta-spring-boot-starter', class: 'C' },
      { name: 'com.okta.sdk:okta-sdk-api' },
      { group: 'com.okta.android' },
    ],
    npm: [
      { name: 'passport-okta-oauth', class: 'C' },
      { name: 'passport-okta-oauth20', class: 'C' },
      { name: '@okta/okta-react-native' },
      { name: '@okta/okta-sdk-nodejs' },
      { name: '@okta/okta-auth-js' },
      { name: '@okta/jwt-verifier' },
      { name: '@okta/oidc-middleware' },
      { name: '@okta/okta-angular' },
      { name: '@okta/okta-react' },
      { name: '@okta/okta-signin-widget' },
      { name: '@okta/okta-vue' },
    ],
    nuget: [{ name: 'Okta.AspNetCore' }, { name: 'Okta.Sdk' }],
    pypi: [{ name: 'airbyte-source-okta', class: 'C' }, { name: 'okta-jwt-verifier' }, { name: 'okta' }],
    terraform: [{ name: 'okta/okta', class: 'G' }],
  },
  sources: ['https://developer.okta.com/docs', 'https://status.okta.com', 'known'],
};
