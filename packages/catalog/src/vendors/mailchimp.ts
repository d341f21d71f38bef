import type { Vendor } from '../vendor.ts';

export const mailchimp: Vendor = {
  slug: 'mailchimp',
  name: 'Mailchimp',
  category: 'messaging',
  statusPageUrl: 'https://status.mailchimp.com',
  statusPage: { adapter: 'statuscake' },
  hosts: [
    { host: 'login.mailchimp.com' },
    { host: 'smtp.mandrillapp.com' },
    { suffix: 'api.mailchimp.com' },
    { host: 'mandrillapp.com' },
    { suffix: 'mailchimp.com' },
    { suffix: 'mandrillapp.com' },
  ],
  packages: {
    generic: [
      { prefix: 'env:MANDRILL_', class: 'B' },
      { prefix: 'env:MAILCHIMP_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/keighl/mandrill', class: 'C' },
      { module: 'github.com/mattbaird/gochimp', class: 'C' },
      { module: 'github.com/hanzoai/gochimp3', class: 'C' },
    ],
    nuget: [{ name: 'Mandrill.net', class: 'C' }, { name: 'MailChimp.Net.V3' }],
    composer: [
      { name: 'chadhutchins/oauth2-mailchimp', class: 'C' },
      { name: 'socialiteproviders/mailchimp', class: 'C' },
      { name: 'socialiteproviders/mail-chimp', class: 'C' },
      { name: 'spatie/laravel-newsletter', class: 'C' },
      { name: 'symfony/mailchimp-mailer', class: 'C' },
      { name: 'mailchimp/marketing' },
      { name: 'drewm/mailchimp-api' },
      { name: 'mailchimp/transactional' },
    ],
    gem: [
      { name: 'mandrill-api' },
      { name: 'omniauth-mailchimp', class: 'C' },
      { name: 'gibbon' },
      { name: 'MailchimpMarketing' },
      { name: 'MailchimpTransactional' },
    ],
    npm: [
      { name: 'mailchimp-api-v3' },
      { name: 'mandrill-api' },
      { name: 'gatsby-plugin-mailchimp', class: 'C' },
      { name: 'passport-mailchimp', class: 'C' },
      { name: '@mailchimp/mailchimp_marketing' },
      { name: '@mailchimp/mailchimp_transactional' },
    ],
    pypi: [
      { name: 'mandrill' },
      { name: 'tap-mailchimp', class: 'C' },
      { name: 'airbyte-source-mailchimp', class: 'C' },
      { name: 'mailchimp3' },
      { name: 'mailchimp-marketing' },
      { name: 'mailchimp-transactional' },
    ],
  },
  sources: ['https://mailchimp.com/developer', 'https://status.mailchimp.com', 'known'],
};
