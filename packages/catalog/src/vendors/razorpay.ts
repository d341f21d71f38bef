import type { Vendor } from '../vendor.ts';

export const razorpay: Vendor = {
  slug: 'razorpay',
  name: 'Razorpay',
  category: 'payments',
  statusPageUrl: 'https://status.razorpay.com',
  hosts: [{ host: 'api.razorpay.com' }, { host: 'checkout.razorpay.com' }, { suffix: 'razorpay.com' }],
  packages: {
    cocoapods: [
      { name: 'razorpay-customui-pod', class: 'C' },
      { name: 'razorpay-core-pod', class: 'C' },
      { name: 'Razorpay', class: 'C' },
      { name: 'razorpay-pod' },
    ],
    composer: [
      { name: 'razorpay/magento' },
      { name: 'razorpay/omnipay-razorpay', class: 'C' },
      { name: 'razorpay/razorpay' },
    ],
    gem: [{ name: 'razorpay' }],
    generic: [{ prefix: 'env:RAZORPAY_', class: 'B' }],
    golang: [{ module: 'github.com/razorpay/razorpay-go' }],
    maven: [{ name: 'com.razorpay:razorpay-java' }, { group: 'com.razorpay' }],
    npm: [
      { name: 'react-native-customui' },
      { name: 'com.razorpay.cordova' },
      { name: 'razorpay-checkout', class: 'C' },
      { name: 'react-razorpay', class: 'C' },
      { name: 'react-native-razorpay' },
      { name: 'razorpay' },
    ],
    nuget: [{ name: 'Razorpay' }],
    pub: [{ name: 'razorpay_flutter_customui', class: 'C' }, { name: 'razorpay_flutter' }],
    pypi: [{ name: 'razorpay' }],
    swift: [{ name: 'github.com/razorpay/razorpay-pod' }],
  },
  sources: ['https://razorpay.com/docs', 'https://status.razorpay.com', 'known'],
};
