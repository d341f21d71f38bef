import type { Vendor } from '../vendor.ts';

export const postmark: Vendor = {
  slug: 'postmark',
  name: 'Postmark',
  category: 'messaging',
  statusPageUrl: 'https://status.postmarkapp.com',
  statusPage: { adapter: 'sorry', url: 'https://api.sorryapp.com/v1/pages/12903/components' },
  hosts: [{ host: 'api.postmarkapp.com' }, { host: 'smtp.postmarkapp.com' }, { suffix: 'postmarkapp.com' }],
  packages: {
    swift: [{ name: 'github.com/vapor-community/postmark', class: 'C' }],
    terraform: [{ name: 'shebang-labs/postmark', class: 'G' }],
    cargo: [{ name: 'postmark' }],
    composer: [
      { name: 'wpackagist-plugin/postmark-approved-wordpress-plugin' },
      { name: 'wildbit/swiftmailer-postmark' },
      { name: 'coconutcraig/laravel-postmark', class: 'C' },
      { name: 'craigpaul/laravel-postmark', class: 'C' },
      { name: 'symfony/postmark-mailer', class: 'C' },
      { name: 'wildbit/postmark-php' },
    ],
    gem: [{ name: 'postmark-rails' }, { name: 'postmark' }],
    generic: [{ prefix: 'env:POSTMARK_', class: 'B' }],
    golang: [{ module: 'github.com/keighl/postmark' }, { module: 'github.com/mrz1836/postmark' }],
    hex: [
      { name: 'swoosh', class: 'D' },
      { name: 'bamboo_postmark', class: 'C' },
    ],
    maven: [
      { name: 'io.micronaut.email:micronaut-email-postmark', class: 'C' },
      { name: 'com.wildbit.java:postmark' },
      { name: 'com.postmarkapp:postmark' },
    ],
    npm: [
      { name: 'postmark-api', class: 'C' },
      { name: 'strapi-provider-email-postmark', class: 'C' },
      { name: 'nodemailer-postmark-transport', class: 'C' },
      { name: 'postmark' },
    ],
    nuget: [{ name: 'Postmark' }],
    pypi: [
      { name: 'postiee', class: 'C' },
      { name: 'fastapi-provider-postmark', class: 'C' },
      { name: 'postmark', class: 'C' },
      { name: 'python-postmark' },
      { name: 'postmarker' },
    ],
  },
  sources: ['https://postmarkapp.com/developer', 'https://status.postmarkapp.com', 'known'],
};
