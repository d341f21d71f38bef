import type { Vendor } from '../vendor.ts';

export const adyen: Vendor = {
  slug: 'adyen',
  name: 'Adyen',
  category: 'payments',
  statusPageUrl: 'https://status.adyen.com',
  hosts: [
    { host: 'checkout-test.adyen.com' },
    { host: 'pal-test.adyen.com' },
    { suffix: 'adyenpayments.com' },
    { suffix: 'adyen.com' },
  ],
  packages: {
    hex: [{ name: 'adyen', class: 'C' }],
    generic: [{ prefix: 'env:ADYEN_', class: 'B' }],
    pub: [{ name: 'adyen_checkout' }],
    cocoapods: [
      { name: 'AdyenWeChatPay', class: 'C' },
      { name: 'AdyenSession', class: 'C' },
      { name: 'adyen-react-native' },
      { name: 'Adyen3DS2' },
      { name: 'Adyen' },
    ],
    composer: [
      { name: 'adyen/adyen-magento2-expresscheckout' },
      { name: 'adyen/adyen-shopware6' },
      { name: 'vanilo/adyen', class: 'C' },
      { name: 'adyen/php-webhook-module' },
      { name: 'adyen/module-payment' },
      { name: 'academe/omnipay-adyen', class: 'C' },
      { name: 'adyen/php-api-library' },
    ],
    gem: [{ name: 'adyen-ruby-api-library' }],
    golang: [{ module: 'github.com/adyen/adyen-go-api-library' }],
    maven: [{ name: 'com.adyen:adyen-java-api-library' }, { group: 'com.adyen' }],
    npm: [
      { name: 'react-native-adyen-cse', class: 'C' },
      { name: '@adyen/react-native' },
      { name: '@adyen/api-library' },
      { name: '@adyen/adyen-web' },
    ],
    nuget: [{ name: 'Adyen' }],
    pypi: [{ name: 'Adyen' }],
    swift: [
      { name: 'github.com/adyen/adyen-networking-ios' },
      { name: 'github.com/Adyen/adyen-pos-mobile-ios', class: 'C' },
      { name: 'github.com/Adyen/adyen-authentication-ios', class: 'C' },
      { name: 'github.com/Adyen/adyen-3ds2-ios' },
      { name: 'github.com/adyen/adyen-ios' },
    ],
  },
  sources: ['https://docs.adyen.com', 'https://status.adyen.com', 'known'],
};
