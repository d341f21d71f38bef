import type { Vendor } from '../vendor.ts';

export const smtp2go: Vendor = {
  slug: 'smtp2go',
  name: 'SMTP2GO',
  category: 'email',
  statusPageUrl: 'https://smtp2gostatus.com',
  hosts: [{ host: 'api.smtp2go.com' }, { host: 'mail.smtp2go.com' }, { suffix: 'smtp2go.com' }],
  packages: { generic: [{ prefix: 'env:SMTP2GO_', class: 'B' }], npm: [{ name: 'smtp2go-nodejs' }] },
  sources: ['https://developers.smtp2go.com/docs'],
};
