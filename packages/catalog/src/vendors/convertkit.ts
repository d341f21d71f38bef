import type { Vendor } from '../vendor.ts';

export const convertkit: Vendor = {
  slug: 'convertkit',
  name: 'Kit (ConvertKit)',
  category: 'messaging',
  statusPageUrl: 'https://status.kit.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.kit.com' }, { host: 'api.convertkit.com' }, { suffix: 'kit.com' }, { suffix: 'convertkit.com' }],
  packages: {
    npm: [{ name: 'convertkit-react', class: 'C' }],
    pypi: [{ name: 'airbyte-source-convertkit', class: 'C' }],
    generic: [{ prefix: 'env:CONVERTKIT_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/kit', class: 'C' }, { name: 'convertkit/convertkitapi' }],
    gem: [{ name: 'convertkit-ruby' }],
  },
  sources: ['https://developers.kit.com', 'https://status.kit.com', 'known'],
};
