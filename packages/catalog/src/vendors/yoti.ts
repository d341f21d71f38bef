import type { Vendor } from '../vendor.ts';

export const yoti: Vendor = {
  slug: 'yoti',
  name: 'Yoti',
  category: 'identity',
  statusPageUrl: 'https://status.yoti.com',
  statusPage: { adapter: 'cachet' },
  hosts: [{ host: 'api.yoti.com' }, { suffix: 'yoti.com' }],
  packages: {
    cocoapods: [{ name: 'YotiSDKDocument' }, { name: 'YotiSDKIdentityDocument' }, { name: 'yoti-sdk' }],
    composer: [{ name: 'yoti/yoti-php-sdk' }],
    gem: [{ name: 'yoti' }],
    golang: [{ module: 'github.com/getyoti/yoti-go-sdk' }],
    maven: [{ name: 'com.yoti:yoti-sdk-api' }],
    npm: [{ name: '@getyoti/sdk-sandbox' }, { name: '@getyoti/react-face-capture' }, { name: 'yoti' }],
    nuget: [{ name: 'Yoti' }],
    pypi: [{ name: 'yoti' }],
  },
  sources: ['https://developers.yoti.com', 'https://status.yoti.com', 'known'],
};
