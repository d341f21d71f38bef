import type { Vendor } from '../vendor.ts';

export const cybersource: Vendor = {
  slug: 'cybersource',
  name: 'Cybersource',
  category: 'payments',
  statusPageUrl: 'https://status.cybersource.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.cybersource.com' }, { host: 'apitest.cybersource.com' }, { suffix: 'cybersource.com' }],
  packages: {
    generic: [{ prefix: 'env:CYBERSOURCE_', class: 'B' }],
    composer: [
      { name: 'klinche/omnipay-cybersource-soap', class: 'C' },
      { name: 'dioscouri/omnipay-cybersource', class: 'C' },
      { name: 'cybersource/rest-client-php' },
    ],
    gem: [{ name: 'cybersource_rest_client' }],
    maven: [{ name: 'com.cybersource:cybersource-rest-client-java' }],
    npm: [
      { name: '@cybersource/flex-sdk-node' },
      { name: '@cybersource/flex-sdk-web' },
      { name: 'cybersource-rest-client' },
    ],
    nuget: [{ name: 'CyberSource.Rest.Client' }],
    pypi: [{ name: 'cybersource-rest-client-python' }],
  },
  sources: ['https://developer.cybersource.com', 'https://status.cybersource.com', 'known'],
};
