import type { Vendor } from '../vendor.ts';

export const smarty: Vendor = {
  slug: 'smarty',
  name: 'Smarty',
  category: 'location',
  statusPageUrl: 'https://status.smarty.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'us-street.api.smarty.com' },
    { host: 'us-zipcode.api.smarty.com' },
    { host: 'international-street.api.smarty.com' },
    { host: 'us-autocomplete-pro.api.smarty.com' },
    { suffix: 'smarty.com' },
    { suffix: 'api.smartystreets.com' },
  ],
  packages: {
    composer: [{ name: 'smartystreets/phpsdk' }],
    gem: [{ name: 'smarty_streets', class: 'C' }, { name: 'smartystreets_ruby_sdk' }],
    golang: [{ module: 'github.com/smartystreets/smartystreets-go-sdk' }],
    maven: [{ name: 'com.smartystreets.api:smartystreets-java-sdk' }],
    npm: [{ name: 'smartystreets-javascript-sdk' }],
    nuget: [{ name: 'SmartyStreets' }],
    pypi: [{ name: 'smartystreets_python_sdk' }],
  },
  sources: ['https://www.smarty.com/docs', 'https://status.smarty.com', 'known'],
};
