import type { Vendor } from '../vendor.ts';

export const sendgrid: Vendor = {
  slug: 'sendgrid',
  name: 'SendGrid',
  category: 'messaging',
  statusPageUrl: 'https://status.sendgrid.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.sendgrid.com' },
    { host: 'api.eu.sendgrid.com' },
    { host: 'smtp.sendgrid.net' },
    { suffix: 'sendgrid.com' },
    { suffix: 'sendgrid.net' },
  ],
  packages: {
    cargo: [{ name: 'sendgrid' }],
    composer: [
      { name: 's-ichikawa/laravel-sendgrid-driver', class: 'C' },
      { name: 'symfony/sendgrid-mailer', class: 'C' },
      { name: 'sendgrid/sendgrid' },
    ],
    gem: [
      { name: 'send_grid_mailer', class: 'C' },
      { name: 'sendgrid-actionmailer', class: 'C' },
      { name: 'sendgrid-ruby' },
    ],
    generic: [{ prefix: 'env:SENDGRID_', class: 'B' }],
    golang: [{ module: 'github.com/sendgrid/sendgrid-go' }],
    hex: [{ name: 'bamboo', class: 'D' }, { name: 'sendgrid' }],
    maven: [{ name: 'com.sendgrid:sendgrid-java' }],
    npm: [
      { name: '@medusajs/notification-sendgrid', class: 'C' },
      { name: 'strapi-provider-email-sendgrid', class: 'C' },
      { name: 'nodemailer-sendgrid-transport', class: 'C' },
      { name: '@anchan828/nest-sendgrid', class: 'C' },
      { name: '@ntegral/nestjs-sendgrid', class: 'C' },
      { name: '@strapi/provider-email-sendgrid', class: 'C' },
      { name: '@sendgrid/mail' },
      { name: '@sendgrid/client' },
      { name: 'nodemailer-sendgrid', class: 'C' },
    ],
    nuget: [
      { name: 'SendGrid.Extensions.DependencyInjection', class: 'C' },
      { name: 'Serilog.Sinks.SendGridEmail', class: 'C' },
      { name: 'FluentEmail.SendGrid', class: 'C' },
      { name: 'SendGrid' },
    ],
    pypi: [
      { name: 'smtpapi' },
      { name: 'tap-sendgrid', class: 'C' },
      { name: 'airbyte-source-sendgrid', class: 'C' },
      { name: 'apache-airflow-providers-sendgrid', class: 'C' },
      { name: 'django-sendgrid-v5', class: 'C' },
      { name: 'sendgrid' },
    ],
  },
  sources: ['https://www.twilio.com/docs/sendgrid', 'https://status.sendgrid.com', 'known'],
};
