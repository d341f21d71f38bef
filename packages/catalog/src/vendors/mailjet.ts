import type { Vendor } from '../vendor.ts';

export const mailjet: Vendor = {
  slug: 'mailjet',
  name: 'Mailjet',
  category: 'messaging',
  statusPageUrl: 'https://status.mailjet.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.us.mailjet.com' },
    { host: 'api.mailjet.com' },
    { host: 'in-v3.mailjet.com' },
    { suffix: 'mailjet.com' },
  ],
  packages: {
    terraform: [{ name: 'pablo-ruth/mailjet', class: 'G' }],
    hex: [{ name: 'mailjex', class: 'C' }],
    generic: [{ prefix: 'env:MAILJET_', class: 'B' }],
    composer: [
      { name: 'mailjet/mailjet-swiftmailer' },
      { name: 'wpackagist-plugin/mailjet-for-wordpress' },
      { name: 'symfony/mailjet-notifier', class: 'C' },
      { name: 'mailjet/laravel-mailjet' },
      { name: 'symfony/mailjet-mailer', class: 'C' },
      { name: 'mailjet/mailjet-apiv3-php' },
    ],
    gem: [{ name: 'fastlane-plugin-mailjet', class: 'G' }, { name: 'mailjet' }],
    golang: [{ module: 'github.com/mailjet/mailjet-apiv3-go' }],
    maven: [{ name: 'io.micronaut.email:micronaut-email-mailjet', class: 'C' }, { name: 'com.mailjet:mailjet-client' }],
    npm: [
      { name: 'strapi-provider-email-mailjet', class: 'C' },
      { name: 'nodemailer-mailjet-transport', class: 'C' },
      { name: 'node-mailjet' },
    ],
    nuget: [{ name: 'Mailjet.Api' }],
    pypi: [{ name: 'mailjet-rest' }],
  },
  sources: ['https://dev.mailjet.com', 'https://status.mailjet.com', 'known'],
};
