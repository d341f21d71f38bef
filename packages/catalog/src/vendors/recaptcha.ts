import type { Vendor } from '../vendor.ts';

export const recaptcha: Vendor = {
  slug: 'recaptcha',
  name: 'reCAPTCHA',
  category: 'identity',
  statusPageUrl: 'https://status.cloud.google.com',
  // The page is the whole cloud's; only incidents that name these products are about this part of it.
  statusPage: {
    adapter: 'google',
    url: 'https://status.cloud.google.com/incidents.json',
    options: { products: 'reCAPTCHA' },
  },
  hosts: [
    { host: 'recaptcha.google.com' },
    { host: 'recaptchaenterprise.googleapis.com' },
    { host: 'www.recaptcha.net' },
    { suffix: 'recaptcha.net' },
  ],
  packages: {
    golang: [
      { module: 'github.com/ezzarghili/recaptcha-go', class: 'C' },
      { module: 'github.com/dpapathanasiou/go-recaptcha', class: 'C' },
    ],
    nuget: [{ name: 'reCAPTCHA.AspNetCore', class: 'C' }],
    composer: [
      { name: 'anhskohbo/no-captcha', class: 'C' },
      { name: 'biscolab/laravel-recaptcha', class: 'C' },
      { name: 'josiasmontag/laravel-recaptchav3', class: 'C' },
      { name: 'google/recaptcha' },
    ],
    gem: [{ name: 'recaptcha' }],
    npm: [
      { name: 'react-native-recaptcha-that-works', class: 'C' },
      { name: 'gatsby-plugin-recaptcha', class: 'C' },
      { name: '@nuxtjs/recaptcha', class: 'C' },
      { name: 'react-google-recaptcha-v3', class: 'C' },
      { name: 'recaptcha-v3', class: 'C' },
      { name: 'ng-recaptcha', class: 'C' },
      { name: 'ng-recaptcha-2', class: 'C' },
      { name: 'vue-recaptcha', class: 'C' },
      { name: 'vue-recaptcha-v3', class: 'C' },
      { name: 'next-recaptcha-v3', class: 'C' },
      { name: 'react-recaptcha', class: 'C' },
      { name: '@google-cloud/recaptcha-enterprise' },
      { name: 'react-google-recaptcha' },
    ],
    pypi: [
      { name: 'django-recaptcha', class: 'C' },
      { name: 'drf-recaptcha', class: 'C' },
      { name: 'google-cloud-recaptcha-enterprise' },
    ],
  },
  sources: ['https://cloud.google.com/recaptcha/docs', 'https://status.cloud.google.com', 'known'],
};
