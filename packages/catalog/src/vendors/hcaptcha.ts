import type { Vendor } from '../vendor.ts';

export const hcaptcha: Vendor = {
  slug: 'hcaptcha',
  name: 'hCaptcha',
  category: 'identity',
  statusPageUrl: 'https://status.hcaptcha.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.hcaptcha.com' },
    { host: 'hcaptcha.com' },
    { host: 'js.hcaptcha.com' },
    { suffix: 'hcaptcha.com' },
  ],
  packages: {
    gem: [{ name: 'hcaptcha' }],
    npm: [{ name: '@hcaptcha/vue3-hcaptcha' }, { name: '@hcaptcha/react-hcaptcha' }],
  },
  sources: ['https://docs.hcaptcha.com', 'https://status.hcaptcha.com', 'known'],
};
