import type { Vendor } from '../vendor.ts';

export const resend: Vendor = {
  slug: 'resend',
  name: 'Resend',
  category: 'messaging',
  statusPageUrl: 'https://resend-status.com',
  hosts: [{ host: 'api.resend.com' }, { host: 'smtp.resend.com' }, { suffix: 'resend.com' }],
  packages: {
    hex: [{ name: 'resend' }],
    cargo: [{ name: 'resend-rs' }],
    composer: [
      { name: 'symfony/resend-mailer', class: 'C' },
      { name: 'resend/resend-laravel' },
      { name: 'resend/resend-php' },
    ],
    gem: [{ name: 'resend' }],
    generic: [{ prefix: 'env:RESEND_', class: 'B' }],
    golang: [{ module: 'github.com/resend/resend-go' }],
    maven: [{ name: 'com.resend:resend-java' }],
    npm: [
      { name: 'strapi-provider-email-resend', class: 'C' },
      { name: 'nestjs-resend', class: 'C' },
      { name: 'resend' },
    ],
    nuget: [{ name: 'Resend' }],
    pypi: [{ name: 'resend' }],
  },
  sources: ['https://resend.com/docs', 'https://resend-status.com', 'known'],
};
