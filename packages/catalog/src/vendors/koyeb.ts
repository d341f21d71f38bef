import type { Vendor } from '../vendor.ts';

export const koyeb: Vendor = {
  slug: 'koyeb',
  name: 'Koyeb',
  category: 'cloud',
  statusPageUrl: 'https://status.koyeb.com',
  statusPage: { adapter: 'instatus' },
  hosts: [
    { host: 'app.koyeb.com' },
    { suffix: 'koyeb.app', hosting: true, confidence: 'low' },
    { suffix: 'koyeb.com' },
  ],
  packages: {
    golang: [{ module: 'github.com/koyeb/koyeb-api-client-go' }],
    generic: [
      { name: 'koyeb.yaml', class: 'C' },
      { prefix: 'env:KOYEB_', class: 'B' },
    ],
    pypi: [{ name: 'koyeb-sdk' }],
    terraform: [{ name: 'koyeb/koyeb', class: 'G' }],
  },
  sources: ['https://www.koyeb.com/docs'],
};
