import type { Vendor } from '../vendor.ts';

export const resend: Vendor = {
  slug: 'resend',
  name: 'Resend',
  category: 'messaging',
  statusPageUrl: 'https://resend-status.com',
  hosts: [{ host: 'api.resend.com' }, { host: 'smtp.resend.com' }, { suffix: 'resend.com' }],
  packages: {
    pub: [{ name: 'resend', class: 'C' }],
    terraform: [{ name: 'jhoward321/resend', class: 'G' }],
    hex: [{ name: 'resend' }],
    cargo: [{ name: 'resend-rs' }],
    composer: [
      { name: 'symfony/resend-mailer', class: 'C' },
      { name: 'resend/resend-laravel' },
      { name: 'resend/resend-php' },
    ],
    gem: [{ name: 'resend' }],
    generic: [{ prefix: 'env:RESEND_', class: 'B' }],
    golang: [{ module: 'github.com/resendlabs/resend-go' }, { module: 'github.com/resend/resend-go' }],
    maven: [{ name: 'com.resend:resend-java' }],
    npm: [
      { name: '@trigger.dev/resend', class: 'C' },
      { name: '@skanda-yutori/mcp-send-email', class: 'C' },
      { name: '@payloadcms/email-resend' },
      { name: 'resend-mcp' },
      { name: '@documenso/nodemailer-resend', class: 'C' },
      { name: 'nuxt-resend', class: 'C' },
      { name: 'strapi-provider-email-resend', class: 'C' },
      { name: 'nestjs-resend', class: 'C' },
      { name: 'resend' },
    ],
    nuget: [{ name: 'Resend' }],
    pypi: [{ name: 'pyresend', class: 'C' }, { name: 'resend' }],
  },
  sources: ['https://resend.com/docs', 'https://resend-status.com', 'known'],
};
