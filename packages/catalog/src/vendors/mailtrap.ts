import type { Vendor } from '../vendor.ts';

export const mailtrap: Vendor = {
  slug: 'mailtrap',
  name: 'Mailtrap',
  category: 'email',
  statusPageUrl: 'https://status.mailtrap.io',
  hosts: [
    { host: 'send.api.mailtrap.io' },
    { host: 'bulk.api.mailtrap.io' },
    { host: 'sandbox.api.mailtrap.io' },
    { host: 'live.smtp.mailtrap.io' },
    { host: 'bulk.smtp.mailtrap.io' },
    { host: 'sandbox.smtp.mailtrap.io' },
    { suffix: 'mailtrap.io' },
  ],
  packages: {
    generic: [{ prefix: 'env:MAILTRAP_', class: 'B' }],
    maven: [{ name: 'io.mailtrap:mailtrap-java' }],
    nuget: [{ name: 'Mailtrap' }],
    golang: [{ module: 'github.com/mailtrap/mailtrap-go' }],
    composer: [{ name: 'railsware/mailtrap-php' }, { name: 'symfony/mailtrap-mailer', class: 'C' }],
    gem: [{ name: 'mailtrap' }],
    npm: [{ name: 'mailtrap-client', class: 'C' }, { name: 'mailtrap' }],
    pypi: [{ name: 'airflow-provider-mailtrap', class: 'C' }, { name: 'mailtrap' }],
  },
  sources: ['https://api-docs.mailtrap.io'],
};
