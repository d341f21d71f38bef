import type { Vendor } from '../vendor.ts';

export const qualtrics: Vendor = {
  slug: 'qualtrics',
  name: 'Qualtrics',
  category: 'business',
  statusPageUrl: 'https://status.qualtrics.com',
  hosts: [{ suffix: 'qualtrics.com', tenant: true }],
  packages: {
    pub: [{ name: 'qualtrics_digital_flutter_plugin', class: 'C' }],
    pypi: [
      { name: 'pysurveyreader', class: 'C' },
      { name: 'qualtrics', class: 'C' },
      { name: 'qualtricsapi', class: 'C' },
    ],
    generic: [{ prefix: 'env:QUALTRICS_', class: 'B' }],
    npm: [{ name: 'react-native-qualtrics' }],
    maven: [{ name: 'com.qualtrics:digital' }],
    cocoapods: [{ name: 'Qualtrics' }],
  },
  sources: ['https://api.qualtrics.com', 'known'],
};
