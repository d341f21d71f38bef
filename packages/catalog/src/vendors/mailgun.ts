import type { Vendor } from '../vendor.ts';

export const mailgun: Vendor = {
  slug: 'mailgun',
  name: 'Mailgun',
  category: 'messaging',
  statusPageUrl: 'https://status.mailgun.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'smtp.eu.mailgun.org' },
    { host: 'api.mailgun.net' },
    { host: 'api.eu.mailgun.net' },
    { host: 'smtp.mailgun.org' },
    { suffix: 'mailgun.org' },
    { suffix: 'mailgun.net' },
    { suffix: 'mailgun.com' },
  ],
  packages: {
    hex: [
      { name: 'mailgun', class: 'C' },
      { name: 'bamboo_mailgun', class: 'C' },
    ],
    pypi: [{ name: 'django-mailgun', class: 'C' }, { name: 'airbyte-source-mailgun', class: 'C' }, { name: 'mailgun' }],
    cargo: [{ name: 'mailgun-rs' }],
    terraform: [{ name: 'wgebis/mailgun', class: 'G' }],
    nuget: [{ name: 'FluentEmail.Mailgun', class: 'C' }],
    composer: [
      { name: 'bogardo/mailgun', class: 'C' },
      { name: 'symfony/mailgun-mailer', class: 'C' },
      { name: 'mailgun/mailgun-php' },
    ],
    gem: [{ name: 'mailgun', class: 'C' }, { name: 'mailgun_rails', class: 'C' }, { name: 'mailgun-ruby' }],
    generic: [{ prefix: 'env:MAILGUN_', class: 'B' }],
    golang: [{ module: 'github.com/mailgun/mailgun-go' }],
    maven: [{ name: 'net.sargue:mailgun', class: 'C' }, { name: 'com.mailgun:mailgun-java' }, { group: 'com.mailgun' }],
    npm: [
      { name: 'mailgun-nodemailer-transport', class: 'C' },
      { name: 'mailgun', class: 'C' },
      { name: 'strapi-provider-email-mailgun', class: 'C' },
      { name: 'nodemailer-mailgun', class: 'C' },
      { name: 'nodemailer-mailgun-transport', class: 'C' },
      { name: 'nestjs-mailgun', class: 'C' },
      { name: '@strapi/provider-email-mailgun', class: 'C' },
      { name: 'mailgun.js' },
      { name: 'mailgun-js' },
    ],
  },
  sources: ['https://documentation.mailgun.com', 'https://status.mailgun.com', 'known'],
};
