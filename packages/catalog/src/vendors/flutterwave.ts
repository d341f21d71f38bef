import type { Vendor } from '../vendor.ts';

export const flutterwave: Vendor = {
  slug: 'flutterwave',
  name: 'Flutterwave',
  category: 'payments',
  statusPageUrl: 'https://status.flutterwave.com',
  hosts: [{ host: 'checkout.flutterwave.com' }, { host: 'api.flutterwave.com' }, { suffix: 'flutterwave.com' }],
  packages: {
    cocoapods: [{ name: 'FlutterwaveSDK' }],
    maven: [{ name: 'com.github.Flutterwave:rave-android' }, { name: 'com.github.Flutterwave:Flutterwave-Android-v3' }],
    generic: [{ prefix: 'env:FLUTTERWAVE_', class: 'B' }],
    golang: [{ module: 'github.com/Flutterwave/Rave-go' }],
    composer: [{ name: 'kingflamez/laravelrave', class: 'C' }, { name: 'flutterwavedev/flutterwave-v3' }],
    gem: [{ name: 'flutterwave_sdk' }],
    npm: [{ name: 'flutterwave-node' }, { name: 'flutterwave-react-v3' }, { name: 'flutterwave-node-v3' }],
    nuget: [{ name: 'Flutterwave.Net' }],
    pub: [{ name: 'flutter_wave', class: 'C' }, { name: 'flutterwave_standard' }],
    pypi: [{ name: 'rave-python3', class: 'C' }, { name: 'flutterwavedjango', class: 'C' }, { name: 'rave-python' }],
  },
  sources: ['https://developer.flutterwave.com', 'https://status.flutterwave.com', 'known'],
};
