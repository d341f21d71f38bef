import type { Vendor } from '../vendor.ts';

export const openExchangeRates: Vendor = {
  slug: 'open-exchange-rates',
  name: 'Open Exchange Rates',
  category: 'finance',
  statusPageUrl: 'https://status.openexchangerates.org',
  hosts: [{ host: 'openexchangerates.org' }, { suffix: 'openexchangerates.org' }],
  packages: {
    gem: [{ name: 'money-open-exchange-rates', class: 'C' }],
    npm: [{ name: 'open-exchange-rates' }],
  },
  sources: ['https://docs.openexchangerates.org'],
};
