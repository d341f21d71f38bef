import type { Vendor } from '../vendor.ts';

export const sinch: Vendor = {
  slug: 'sinch',
  name: 'Sinch',
  category: 'messaging',
  statusPageUrl: 'https://status.sinch.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'sinch.com' }, { host: 'sms.api.sinch.com' }],
  packages: {
    golang: [{ module: 'github.com/sinch/sinch-sdk-go' }],
    cocoapods: [
      { name: 'SinchVerificationSDK' },
      { name: 'SinchVerification-Swift' },
      { name: 'SinchVerification' },
      { name: 'SinchRTC' },
    ],
    composer: [{ name: 'symfony/sinch-notifier', class: 'C' }],
    generic: [{ prefix: 'env:SINCH_', class: 'B' }],
    gem: [{ name: 'sinch_sdk' }],
    maven: [{ group: 'com.sinch.android' }, { group: 'com.sinch.sdk' }, { name: 'com.sinch.sdk:sinch-sdk-java' }],
    npm: [
      { name: '@sinch/elastic-sip-trunking' },
      { name: '@sinch/fax' },
      { name: '@sinch/sms' },
      { name: '@sinch/conversation' },
      { name: '@sinch/voice' },
      { name: '@sinch/numbers' },
      { name: '@sinch/verification' },
      { name: '@sinch/sdk-client' },
      { name: '@sinch/sdk-core' },
    ],
    nuget: [{ name: 'Sinch' }],
    pypi: [{ name: 'sinch' }],
  },
  sources: ['https://developers.sinch.com', 'https://status.sinch.com', 'known'],
};
