import type { Vendor } from '../vendor.ts';

export const mailerlite: Vendor = {
  slug: 'mailerlite',
  name: 'MailerLite',
  category: 'email',
  statusPageUrl: 'https://status.mailerlite.com',
  hosts: [{ host: 'connect.mailerlite.com' }, { host: 'api.mailerlite.com' }, { suffix: 'mailerlite.com' }],
  packages: {
    generic: [{ prefix: 'env:MAILERLITE_', class: 'B' }],
    composer: [{ name: 'mailerlite/mailerlite-php' }, { name: 'mailerlite/mailerlite-api-v2-php-sdk' }],
    gem: [{ name: 'mailerlite' }, { name: 'mailerlite-ruby' }],
    golang: [{ module: 'github.com/mailerlite/mailerlite-go' }],
    npm: [{ name: '@mailerlite/mailerlite-nodejs' }],
    pypi: [{ name: 'airbyte-source-mailerlite', class: 'C' }, { name: 'mailerlite' }],
  },
  sources: ['https://developers.mailerlite.com'],
};
