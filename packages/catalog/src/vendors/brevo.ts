import type { Vendor } from '../vendor.ts';

export const brevo: Vendor = {
  slug: 'brevo',
  name: 'Brevo',
  category: 'messaging',
  statusPageUrl: 'https://status.brevo.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'smtp-relay.sendinblue.com' },
    { host: 'in-automate.brevo.com' },
    { host: 'in-automate.sendinblue.com' },
    { host: 'api.brevo.com' },
    { host: 'api.sendinblue.com' },
    { host: 'smtp-relay.brevo.com' },
    { suffix: 'sendinblue.com' },
    { suffix: 'brevo.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:BREVO_', class: 'B' }],
    composer: [
      { name: 'sendinblue/api-v3-sdk' },
      { name: 'symfony/brevo-notifier', class: 'C' },
      { name: 'symfony/brevo-mailer', class: 'C' },
      { name: 'symfony/sendinblue-mailer', class: 'C' },
      { name: 'symfony/sendinblue-notifier', class: 'C' },
      { name: 'getbrevo/brevo-php' },
    ],
    gem: [{ name: 'brevo' }, { name: 'sib-api-v3-sdk' }],
    golang: [{ module: 'github.com/sendinblue/APIv3-go-library' }, { module: 'github.com/getbrevo/brevo-go' }],
    maven: [{ name: 'com.sendinblue:sib-api-v3-sdk' }, { name: 'com.brevo:brevo' }],
    npm: [
      { name: 'sendinblue-api' },
      { name: '@sendinblue/client' },
      { name: 'strapi-provider-email-brevo', class: 'C' },
      { name: 'nodemailer-brevo-transport', class: 'C' },
      { name: '@getbrevo/brevo' },
      { name: 'sib-api-v3-sdk' },
    ],
    nuget: [{ name: 'sib_api_v3_sdk' }, { name: 'brevo_csharp' }],
    pypi: [{ name: 'tap-brevo', class: 'C' }, { name: 'brevo-python' }, { name: 'sib-api-v3-sdk' }],
  },
  sources: ['https://developers.brevo.com', 'https://status.brevo.com', 'known'],
};
