import type { Vendor } from '../vendor.ts';

export const stripe: Vendor = {
  slug: 'stripe',
  name: 'Stripe',
  category: 'payments',
  statusPageUrl: 'https://status.stripe.com',
  statusPage: { adapter: 'stripe' },
  hosts: [{ suffix: 'stripe.com' }],
  packages: {
    npm: [{ name: 'stripe' }, { prefix: '@stripe/' }],
    pypi: [{ name: 'stripe' }],
  },
  sources: ['https://docs.stripe.com/sdks'],
};
