import type { Vendor } from '../vendor.ts';

export const taxjar: Vendor = {
  slug: 'taxjar',
  name: 'TaxJar',
  category: 'payments',
  statusPageUrl: 'https://status.taxjar.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.taxjar.com' }, { host: 'api.sandbox.taxjar.com' }, { suffix: 'taxjar.com' }],
  packages: {
    hex: [{ name: 'tax_jar', class: 'C' }],
    generic: [{ prefix: 'env:TAXJAR_', class: 'B' }],
    composer: [{ name: 'taxjar/taxjar-php' }],
    gem: [{ name: 'taxjar-ruby' }],
    golang: [{ module: 'github.com/taxjar/taxjar-go' }],
    maven: [{ name: 'com.taxjar:taxjar-java' }],
    npm: [{ name: 'taxjar' }],
    nuget: [{ name: 'TaxJar' }],
    pypi: [{ name: 'taxjar' }],
  },
  sources: ['https://developers.taxjar.com', 'https://status.taxjar.com', 'known'],
};
