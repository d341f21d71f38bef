import type { Vendor } from '../vendor.ts';

export const mailersend: Vendor = {
  slug: 'mailersend',
  name: 'MailerSend',
  category: 'email',
  statusPageUrl: 'https://status.mailersend.com',
  hosts: [
    { host: 'api.mailersend.com' },
    { host: 'smtp.mailersend.net' },
    { suffix: 'mailersend.com' },
    { suffix: 'mailersend.net' },
  ],
  packages: {
    generic: [{ prefix: 'env:MAILERSEND_', class: 'B' }],
    nuget: [{ name: 'MailerSend.AspNetCore', class: 'C' }],
    maven: [{ name: 'com.mailersend:java-sdk' }],
    composer: [
      { name: 'mailersend/mailersend' },
      { name: 'mailersend/laravel-driver', class: 'C' },
      { name: 'symfony/mailer-send-mailer', class: 'C' },
    ],
    gem: [{ name: 'mailersend-ruby' }],
    golang: [{ module: 'github.com/mailersend/mailersend-go' }],
    npm: [{ name: 'mailersend' }],
    pypi: [{ name: 'airbyte-source-mailersend', class: 'C' }, { name: 'mailersend' }],
  },
  sources: ['https://developers.mailersend.com'],
};
