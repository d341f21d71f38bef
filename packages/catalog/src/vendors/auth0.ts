import type { Vendor } from '../vendor.ts';

export const auth0: Vendor = {
  slug: 'auth0',
  name: 'Auth0',
  category: 'identity',
  statusPageUrl: 'https://status.auth0.com',
  statusPage: { adapter: 'auth0' },
  hosts: [
    { suffix: 'auth0.com', tenant: true },
    { suffix: 'us.auth0.com', tenant: true },
    { suffix: 'eu.auth0.com', tenant: true },
    { suffix: 'au.auth0.com', tenant: true },
  ],
  packages: {
    cocoapods: [{ name: 'Auth0' }],
    composer: [{ name: 'auth0/auth0-php' }],
    gem: [{ name: 'auth0' }, { name: 'omniauth-auth0' }],
    generic: [{ prefix: 'env:AUTH0_', class: 'B' }],
    golang: [{ module: 'github.com/auth0/go-auth0' }],
    maven: [{ name: 'com.auth0:auth0' }, { group: 'com.auth0.android' }],
    npm: [
      { name: 'auth0-js' },
      { name: 'auth0' },
      { name: '@auth0/auth0-react' },
      { name: '@auth0/nextjs-auth0' },
      { name: 'express-openid-connect' },
      { name: '@auth0/auth0-angular' },
      { name: '@auth0/auth0-spa-js' },
      { name: '@auth0/auth0-vue' },
    ],
    nuget: [
      { name: 'Auth0.AspNetCore.Authentication', class: 'C' },
      { name: 'Auth0.ManagementApi' },
      { name: 'Auth0.AuthenticationApi' },
    ],
    pub: [{ name: 'auth0_flutter' }],
    pypi: [{ name: 'auth0-python' }],
    swift: [{ name: 'github.com/auth0/auth0.swift' }],
    terraform: [{ name: 'auth0/auth0', class: 'G' }],
  },
  sources: ['https://auth0.com/docs', 'https://status.auth0.com', 'known'],
};
