import type { Vendor } from '../vendor.ts';

export const xendit: Vendor = {
  slug: 'xendit',
  name: 'Xendit',
  category: 'payments',
  statusPageUrl: 'https://status.xendit.co',
  hosts: [{ host: 'api.xendit.co' }, { suffix: 'xendit.co' }],
  packages: {
    maven: [{ name: 'com.xendit:xendit-android' }, { name: 'com.xendit:xendit-java-lib' }],
    cocoapods: [{ name: 'Xendit' }],
    generic: [{ prefix: 'env:XENDIT_', class: 'B' }],
    composer: [{ name: 'david-kurniawan/omnipay-xeninvoice', class: 'C' }, { name: 'xendit/xendit-php' }],
    golang: [{ module: 'github.com/xendit/xendit-go' }],
    npm: [{ name: 'xendit-components-web' }, { name: 'xendit-node' }],
    pypi: [{ name: 'xendit-python' }],
  },
  sources: ['https://docs.xendit.co'],
};
