import type { Vendor } from '../vendor.ts';

export const mollie: Vendor = {
  slug: 'mollie',
  name: 'Mollie',
  category: 'payments',
  statusPageUrl: 'https://status.mollie.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ host: 'js.mollie.com' }, { host: 'api.mollie.com' }, { suffix: 'mollie.com' }],
  packages: {
    hex: [{ name: 'mollie', class: 'C' }],
    generic: [{ prefix: 'env:MOLLIE_', class: 'B' }],
    maven: [{ name: 'be.woutschoovaerts:mollie', class: 'C' }],
    composer: [
      { name: 'sylius/mollie-plugin', class: 'C' },
      { name: 'bitbag/mollie-plugin', class: 'C' },
      { name: 'vanilo/mollie', class: 'C' },
      { name: 'mollie/magento2' },
      { name: 'mollie/oauth2-mollie-php', class: 'C' },
      { name: 'omnipay/mollie', class: 'C' },
      { name: 'socialiteproviders/mollie', class: 'C' },
      { name: 'mollie/mollie-api-php' },
      { name: 'mollie/laravel-mollie', class: 'C' },
    ],
    gem: [{ name: 'mollie-api-ruby' }],
    golang: [{ module: 'github.com/VictorAvelar/mollie-api-go' }],
    npm: [{ name: '@variablevic/mollie-payments-medusa', class: 'C' }, { name: '@mollie/api-client' }],
    nuget: [{ name: 'Mollie.Api' }],
    pypi: [{ name: 'pretix-mollie', class: 'C' }, { name: 'mollie-api-python' }],
  },
  sources: ['https://docs.mollie.com', 'https://status.mollie.com', 'known'],
};
