import type { Vendor } from '../vendor.ts';

export const stripe: Vendor = {
  slug: 'stripe',
  name: 'Stripe',
  category: 'payments',
  statusPageUrl: 'https://status.stripe.com',
  statusPage: { adapter: 'stripe' },
  hosts: [
    { host: 'api.stripe.com' },
    { host: 'files.stripe.com' },
    { host: 'connect.stripe.com' },
    { host: 'm.stripe.network' },
    { host: 'js.stripe.com' },
    { host: 'hooks.stripe.com' },
  ],
  packages: {
    cargo: [{ name: 'async-stripe' }],
    composer: [{ name: 'stripe/stripe-php' }],
    gem: [{ name: 'stripe' }],
    golang: [{ module: 'github.com/stripe/stripe-go' }],
    hex: [{ name: 'stripity_stripe' }],
    maven: [{ name: 'com.stripe:stripe-java' }],
    npm: [{ name: 'stripe' }, { name: '@stripe/stripe-js' }, { prefix: '@stripe/' }],
    nuget: [{ name: 'Stripe.net' }],
    pub: [{ name: 'flutter_stripe' }],
    pypi: [{ name: 'stripe' }],
    terraform: [{ name: 'lukasaron/stripe', class: 'G' }],
  },
  sources: ['https://status.stripe.com', 'known'],
};
