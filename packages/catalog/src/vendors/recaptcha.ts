import type { Vendor } from '../vendor.ts';

export const recaptcha: Vendor = {
  slug: 'recaptcha',
  name: 'reCAPTCHA',
  category: 'identity',
  statusPageUrl: 'https://status.cloud.google.com',
  // The page is the whole cloud's; only incidents that name these products are about this part of it.
  statusPage: {
    adapter: 'google',
    url: 'https://status.cloud.google.com/incidents.json',
    options: { products: 'reCAPTCHA' },
  },
  hosts: [{ host: 'recaptchaenterprise.googleapis.com' }, { host: 'www.recaptcha.net' }, { suffix: 'recaptcha.net' }],
  packages: {
    composer: [{ name: 'google/recaptcha' }],
    gem: [{ name: 'recaptcha' }],
    npm: [{ name: '@google-cloud/recaptcha-enterprise' }, { name: 'react-google-recaptcha' }],
    pypi: [{ name: 'google-cloud-recaptcha-enterprise' }],
  },
  sources: ['https://cloud.google.com/recaptcha/docs', 'https://status.cloud.google.com', 'known'],
};
