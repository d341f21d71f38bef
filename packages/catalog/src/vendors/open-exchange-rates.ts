import type { Vendor } from '../vendor.ts';

export const openExchangeRates: Vendor = {
  slug: 'open-exchange-rates',
  name: 'Open Exchange Rates',
  category: 'finance',
  statusPageUrl: 'https://status.openexchangerates.org',
  hosts: [{ host: 'openexchangerates.org' }, { suffix: 'openexchangerates.org' }],
  packages: {
    maven: [{ name: 'org.knowm.xchange:xchange-openexchangerates', class: 'C' }],
    pypi: [
      { name: 'aioopenexchangerates', class: 'C' },
      { name: 'tap-openexchangerates', class: 'C' },
      { name: 'airbyte-source-open-exchange-rates', class: 'C' },
    ],
    generic: [
      { prefix: 'env:OPEN_EXCHANGE_RATE_', class: 'B' },
      { prefix: 'env:OPENEXCHANGERATES_', class: 'B' },
      { prefix: 'env:OPEN_EXCHANGE_RATES_', class: 'B' },
    ],
    gem: [{ name: 'money-open-exchange-rates', class: 'C' }],
    npm: [{ name: 'oxr', class: 'C' }, { name: 'open-exchange-rates' }],
  },
  sources: ['https://docs.openexchangerates.org'],
};
