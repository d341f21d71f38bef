import type { Vendor } from '../vendor.ts';

export const recaptcha: Vendor = {
  slug: 'recaptcha',
  name: 'reCAPTCHA',
  category: 'identity',
  // The page of the whole cloud says nothing about this part of it alone.
  statusPageUrl: null,
  hosts: [{ host: 'recaptchaenterprise.googleapis.com' }, { host: 'www.recaptcha.net' }],
  packages: {
    composer: [{ name: 'google/recaptcha' }],
    gem: [{ name: 'recaptcha' }],
    npm: [{ name: '@google-cloud/recaptcha-enterprise' }, { name: 'react-google-recaptcha' }],
    pypi: [{ name: 'google-cloud-recaptcha-enterprise' }],
  },
  sources: ['https://status.cloud.google.com', 'known'],
};
